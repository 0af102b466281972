import { expect, test, vi } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { newPapel, type Papel } from './papel.ts';
import { openPdf } from './pdfUa.fixture.ts';
import { lettersWithoutFont, line, wrapped } from './text.ts';

const put = (papel: Papel, text: string, weight: 'normal' | 'bold', y: number): void =>
  papel.within('P', () => line(papel, text, { x: 20, y, width: 500 }, { size: 10, weight }));

const paper = (text: string, { create = newPapel } = {}): Promise<Uint8Array> => {
  const papel = create({ title: 'Papel', criadoEm: '2026-11-23' });
  put(papel, text, 'normal', 20);
  put(papel, text, 'bold', 40);
  return papel.bytes();
};

test('a paper has the same bytes whatever was written before it in the same fonts', async () => {
  const first = await paper('Guia 1 de São João');
  await paper('R$ 1.234,56 às 10:30 – “ÁÉÍÓÚ ãõç” abcdefghijklmnopqrstuvwxyz');
  expect(await paper('Guia 1 de São João')).toEqual(first);
});

test('two papers that are written at the same time do not share their letters', async () => {
  const alone = await paper('Guia 1');
  const both = [1, 2].map(() => newPapel({ title: 'Papel', criadoEm: '2026-11-23' }));
  for (const papel of both) put(papel, 'Guia 1', 'normal', 20);
  for (const papel of both) put(papel, 'Guia 1', 'bold', 40);
  for (const papel of both) expect(await papel.bytes()).toEqual(alone);
});

test('a paper has all its letters as text after the first one of the process had them with accents alone', async () => {
  vi.resetModules();
  const { newPapel: create } = await import('./papel.ts');
  await paper('ÁÉÍÓÚ ãéíõúç', { create });
  const later = await paper('AEIOU aeiouc', { create });
  expect(pdfText(later).match(/AEIOU aeiouc/g)).toHaveLength(2);
  expect(later).toEqual(await paper('AEIOU aeiouc'));
});

test('an amount is one piece of text, whatever its figures', async () => {
  const amounts = Array.from(
    { length: 200 },
    (_, n) =>
      `${(n % 9) + 1}.${String((n * 4973) % 1000).padStart(3, '0')},${String((n * 37) % 100).padStart(2, '0')}`,
  );
  const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-23' });
  amounts.forEach((amount, at) =>
    papel.within('P', () =>
      line(
        papel,
        amount,
        { x: 20 + (at % 4) * 130, y: 20 + Math.floor(at / 4) * 15, width: 100 },
        { size: 9, align: 'right' },
      ),
    ),
  );
  const found = pdfText(await papel.bytes()).split(/\s+/);
  expect(amounts.filter((amount) => !found.includes(amount))).toEqual([]);
});

test('letters of all Latin languages of Europe come back as they were written (BOL-10)', async () => {
  const words = 'D’Ávila Stanisława Đorđe Iıldız Ștefan Þórður Łódź Őrség Ģirts Ħal';
  expect(pdfText(await paper(words)).match(new RegExp(words, 'g'))).toHaveLength(2);
});

test('a letter that no font has is named before the paper is made, and is a question mark on it', async () => {
  expect(lettersWithoutFont('李 Nguyễn Жанна D’Ávila')).toEqual(['李', 'ễ', 'Ж', 'а', 'н']);
  expect(pdfText(await paper('李 Nguyễn'))).toContain('? Nguyen');
});

test('an amount that does not fit is an error, and a name is cut', async () => {
  const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-23' });
  const place = { x: 20, y: 20, width: 40 };
  papel.within('P', () => {
    expect(() => line(papel, '−1.999.999.998,00', place, { size: 10, least: 8, isWhole: true })).toThrow(
      RangeError,
    );
    line(papel, 'Conceição de Ávila', place, { size: 10, least: 8 });
  });
  expect(pdfText(await papel.bytes())).toContain('…');
});

test('R$ and its amount stand on one line', () => {
  const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-23' });
  for (let width = 60; width < 200; width += 1)
    for (const each of wrapped(papel, 'de 01/01/2025 a 31/12/2025, R$\u00A010.620,61 pelo plano', width, {
      size: 10,
    }))
      expect(each).not.toMatch(/R\$$/);
});

test('text outside the structure of a paper throws', () => {
  const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-23' });
  expect(() => line(papel, 'Solto', { x: 0, y: 0, width: 100 }, { size: 10 })).toThrow('structure');
});

test('lines are of half a point on every page', async () => {
  const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-23' });
  put(papel, 'Uma', 'normal', 20);
  papel.nextPage();
  put(papel, 'Outra', 'normal', 20);
  papel.nextPage();
  put(papel, 'A última', 'normal', 20);
  papel.onEachPage((numero, de) => put(papel, `página ${numero} de ${de}`, 'normal', 800));
  const pages = [...openPdf(await papel.bytes()).streams.values()].filter((each) => /\] TJ$/m.test(each));
  expect(pages.map((page) => /^[\d.]+ w$/m.exec(page)?.[0])).toEqual(
    Array.from({ length: 3 }, () => '0.5 w'),
  );
});

test.each([undefined, '12345'])(
  'a paper with the lock %s says who made it, with what and in which language',
  async (senha) => {
    const bytes = await newPapel({
      title: 'Papel',
      criadoEm: '2026-11-23',
      autor: 'Serra & Azul',
      ...(senha === undefined ? {} : { senha }),
    }).bytes();
    const xmp = [...openPdf(bytes, senha).streams.values()].find((each) => each.includes('<dc:title>')) ?? '';
    expect(xmp).toContain('<dc:creator><rdf:Seq><rdf:li>Serra &amp; Azul</rdf:li>');
    expect(xmp).toContain('<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li>');
    expect(xmp).not.toMatch(/PDFKit/i);
  },
);
