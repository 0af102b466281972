import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { bytesOf } from './papel.ts';
import { sfntOf } from './sfnt.ts';

const paper = (font: Buffer): Promise<Uint8Array> => {
  const doc = new PDFDocument({ font: null as unknown as string, info: { CreationDate: new Date(0) } });
  doc.registerFont('normal', font).font('normal').text('Ação – R$ 1.234,56 de “Ávila”');
  return bytesOf(doc);
};

test.each([400, 600])(
  'a paper in the unpacked font of weight %d has the bytes of one in the packed',
  async (weight) => {
    const woff = readFileSync(
      fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    );
    expect(await paper(sfntOf(woff))).toEqual(await paper(woff));
  },
);
