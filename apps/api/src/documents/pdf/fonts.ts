import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './sfnt.ts';

/** What is used of fontkit's fonts; it brings no types. pdfkit takes an opened font where its own types name the bytes of one. */
interface Font extends Uint8Array {
  characterSet: number[];
  glyphForCodePoint: (codePoint: number) => unknown;
}
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Font };

/** The weights that the documents are set in. */
export type Weight = 'normal' | 'bold';

const opened = (weight: 400 | 600): Font => {
  const font = create(
    sfntOf(
      readFileSync(
        fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
      ),
    ),
  );
  // fontkit keeps each glyph as it was first asked for. An A first drawn as a part of Á would have no code point from then on, so that in
  // later documents nobody could search, copy or hear it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
};

let known: Record<Weight, Font> | undefined;

/** The fonts of all documents. Opened once: a document that opens its own reads their tables again, half of what a receipt takes. */
export const fonts = () => (known ??= { normal: opened(400), bold: opened(600) });
