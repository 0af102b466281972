import { expect, test } from 'vitest';
import { bytesOf, newPdf } from './newPdf.ts';

const paper = (text: string): Promise<Uint8Array> => {
  const doc = newPdf({ title: 'Papel', criadoEm: '2026-11-23' });
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
