import { expect, test, vi } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { bytesOf, newPdf } from './newPdf.ts';

const paper = (text: string, { create = newPdf } = {}): Promise<Uint8Array> => {
  const doc = create({ title: 'Papel', criadoEm: '2026-11-23' });
  doc.text(text).font('bold').text(text);
  return bytesOf(doc);
};

test('a paper has the same bytes whatever was written before it in the same fonts', async () => {
  const first = await paper('Guia 1 de São João');
  await paper('R$ 1.234,56 às 10:30 – “ÁÉÍÓÚ ãõç” abcdefghijklmnopqrstuvwxyz');
  expect(await paper('Guia 1 de São João')).toEqual(first);
});

test('two papers that are written at the same time do not share their letters', async () => {
  const alone = await paper('Guia 1');
  const [one, other] = [1, 2].map(() => newPdf({ title: 'Papel', criadoEm: '2026-11-23' }));
  for (const doc of [one, other]) doc?.text('Guia 1');
  for (const doc of [one, other]) doc?.font('bold').text('Guia 1');
  for (const doc of [one, other]) expect(doc && (await bytesOf(doc))).toEqual(alone);
});

test('a paper has all its letters as text after the first one of the process had them with accents alone', async () => {
  vi.resetModules();
  const { newPdf: create } = await import('./newPdf.ts');
  await paper('ÁÉÍÓÚ ãéíõúç', { create });
  const later = await paper('AEIOU aeiouc', { create });
  expect(pdfText(later).match(/AEIOU aeiouc/g)).toHaveLength(2);
  expect(later).toEqual(await paper('AEIOU aeiouc'));
});
