import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './sfnt.ts';

// It brings no types. pdfkit takes an opened font where its own types name the bytes of one.
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Uint8Array };

/** The weights that the documents are set in. */
export type Weight = 'normal' | 'bold';

const opened = (weight: 400 | 600) =>
  create(
    sfntOf(
      readFileSync(
        fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
      ),
    ),
  );

let known: Record<Weight, ReturnType<typeof opened>> | undefined;

/** The fonts of all documents. Opened once: a document that opens its own reads their tables again, half of what a receipt takes. */
export const fonts = () => (known ??= { normal: opened(400), bold: opened(600) });
