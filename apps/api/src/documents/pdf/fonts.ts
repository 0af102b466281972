import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './sfnt.ts';

/** The part of fontkit's fonts that is used; it brings no types. pdfkit's types ask for bytes where it takes an opened font too. */
interface Font extends Uint8Array {
  characterSet: number[];
  glyphForCodePoint: (codePoint: number) => { id: number };
  layout: (text: string, features?: Readonly<Record<string, boolean>>) => unknown;
}
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Font };

/** The weights of the papers. */
export type Weight = 'normal' | 'bold';

/** A face of the papers as pdfkit knows it: the letters of Portuguese, and those of the other Latin languages of Europe. */
export type Face = Weight | `${Weight}Ext`;

/** Figures of one width, which no kerning pulls together; no letter becomes another sign ("10x10"). */
const features = { tnum: true, calt: false } as const;

/** A modifier letter stands for a sound; where it looks like a sign of writing, the sign is meant ("D’Ávila"). */
const isModifier = (codePoint: number): boolean => codePoint >= 0x2b0 && codePoint <= 0x36f;

const opened = (letters: 'latin' | 'latin-ext', weight: 400 | 600): Font => {
  const font = create(
    sfntOf(
      readFileSync(
        fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
      ),
    ),
  );
  // fontkit keeps each glyph as it was first asked for. An A first drawn as a part of Á would have no code point from then on, so that in
  // later documents nobody could search, copy or hear it.
  const last = font.characterSet.filter(isModifier);
  for (const codePoint of [...font.characterSet.filter((each) => !isModifier(each)), ...last])
    font.glyphForCodePoint(codePoint);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, features);
  return font;
};

let known: Record<Face, Font> | undefined;

/** The fonts of all papers. Opened once: a paper that opens its own reads their tables again, half of the time of a receipt. */
export const fonts = () =>
  (known ??= {
    normal: opened('latin', 400),
    bold: opened('latin', 600),
    normalExt: opened('latin-ext', 400),
    boldExt: opened('latin-ext', 600),
  });

let covered: { own: ReadonlySet<number>; ext: ReadonlySet<number> } | undefined;

/** The letters of each face; both weights have the same. */
export const letters = () =>
  (covered ??= {
    own: new Set(fonts().normal.characterSet),
    ext: new Set(fonts().normalExt.characterSet),
  });
