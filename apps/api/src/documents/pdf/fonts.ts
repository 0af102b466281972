import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './sfnt.ts';

/** Used part of fontkit's fonts, which has no types. pdfkit's types require bytes, but it also accepts an open font. */
interface Font extends Uint8Array {
  characterSet: number[];
  unitsPerEm: number;
  glyphForCodePoint: (codePoint: number) => { id: number };
  layout: (text: string, features?: Readonly<Record<string, boolean>>) => Pick<Run, 'glyphs' | 'positions'>;
}
/** A shaped word, in font units; pdfkit reads the width in thousandths of the font size. */
interface Run {
  glyphs: readonly unknown[];
  positions: readonly { xAdvance: number }[];
  advanceWidth: number;
}
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Font };

/** Weights of the papers. */
export type Weight = 'normal' | 'bold';

/** A face of the papers for pdfkit: Portuguese letters, and those of other Latin languages of Europe. */
export type Face = Weight | `${Weight}Ext`;

/** Prevents contextual replacements ("10x10"). */
const ofWords = { calt: false } as const;
/** Figures of equal width, without kerning. Not for words: it also widens hyphens, as in "segunda-feira". */
const ofFigures = { ...ofWords, tnum: true } as const;

/** A modifier letter is a phonetic sign; when it looks like punctuation, the punctuation is meant ("D’Ávila"). */
const isModifier = (codePoint: number): boolean => codePoint >= 0x2b0 && codePoint <= 0x36f;

/** Maximum of cached shaped words per face: papers share most of theirs. */
const KEPT = 5_000;

/** Shapes the words of a face, each once; pdfkit requests one at a time. */
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
  // fontkit caches each glyph from its first use. An A first used inside Á would have no code point in later
  // documents, and could not be searched, copied or spoken.
  const last = font.characterSet.filter(isModifier);
  for (const codePoint of [...font.characterSet.filter((each) => !isModifier(each)), ...last])
    font.glyphForCodePoint(codePoint);
  font.layout = layoutOf(font);
  return font;
};

let known: Record<Face, Font> | undefined;

/** Fonts of all papers, opened once: opening them per paper costs half of a receipt's time. */
export const fonts = () =>
  (known ??= {
    normal: opened('latin', 400),
    bold: opened('latin', 600),
    normalExt: opened('latin-ext', 400),
    boldExt: opened('latin-ext', 600),
  });

let covered: { own: ReadonlySet<number>; ext: ReadonlySet<number> } | undefined;

/** Letters of each face; both weights have the same. */
export const letters = () =>
  (covered ??= {
    own: new Set(fonts().normal.characterSet),
    ext: new Set(fonts().normalExt.characterSet),
  });
