import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './sfnt.ts';

/** The part of fontkit's fonts that is used; it brings no types. pdfkit's types ask for bytes where it takes an opened font too. */
interface Font extends Uint8Array {
  characterSet: number[];
  unitsPerEm: number;
  glyphForCodePoint: (codePoint: number) => { id: number };
  layout: (text: string, features?: Readonly<Record<string, boolean>>) => Pick<Run, 'glyphs' | 'positions'>;
}
/** A word laid out, in units of the font; pdfkit reads the whole width in thousandths of the letter's size. */
interface Run {
  glyphs: readonly unknown[];
  positions: readonly { xAdvance: number }[];
  advanceWidth: number;
}
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Font };

/** The weights of the papers. */
export type Weight = 'normal' | 'bold';

/** A face of the papers as pdfkit knows it: the letters of Portuguese, and those of the other Latin languages of Europe. */
export type Face = Weight | `${Weight}Ext`;

/** No letter becomes another sign ("10x10"). */
const ofWords = { calt: false } as const;
/** Figures of one width, which no kerning pulls together. It widens hyphens too: "segunda-feira" is better without. */
const ofFigures = { ...ofWords, tnum: true } as const;

/** A modifier letter stands for a sound; where it looks like a sign of writing, the sign is meant ("D’Ávila"). */
const isModifier = (codePoint: number): boolean => codePoint >= 0x2b0 && codePoint <= 0x36f;

/** Words of a face that are kept laid out: papers share most of theirs. */
const KEPT = 5_000;

/** Lays out the words of a face, each once; pdfkit asks for one at a time. */
const layoutOf = (font: Font): Font['layout'] => {
  const layout = font.layout.bind(font);
  const kept = new Map<string, Run>();
  const laidOut = (text: string): Run => {
    const { glyphs, positions } = layout(text, /\d/.test(text) ? ofFigures : ofWords);
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const run = { glyphs, positions, advanceWidth: (width * 1000) / font.unitsPerEm };
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, run);
    return run;
  };
  return (text) => {
    const run = kept.get(text) ?? laidOut(text);
    // pdfkit scales the positions in place.
    return { ...run, positions: run.positions.map((position) => ({ ...position })) };
  };
};

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
  font.layout = layoutOf(font);
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
