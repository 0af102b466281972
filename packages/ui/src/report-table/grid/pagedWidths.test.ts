import { expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import { textWidth } from '../widths.ts';
import { pagedWidths } from './sizes.tsx';

interface Linha {
  readonly nome: string;
  readonly valorCents: number;
}
const { field } = columnsOf<Linha>();
const nome = field('nome', { header: 'N' });
const valor = field('valorCents', { header: 'V', format: 'money', footer: 'sum' });
const page = (letters: number, valorCents: number): Linha[] => [{ nome: 'x'.repeat(letters), valorCents }];

test('a column has room for the first page and its total', () => {
  const widthOf = pagedWidths();
  const before = widthOf(nome, [], undefined);
  expect(widthOf(nome, page(30, 1), undefined)).toBeGreaterThan(textWidth('x'.repeat(30)));
  expect(before).toBeLessThan(textWidth('x'.repeat(30)));
  expect(widthOf(valor, page(1, 1), '−R$ 1.547.320,10')).toBeGreaterThan(textWidth('−1.547.320,10'));
});

test('a text keeps the width of the first page, an amount is never cut and never gets narrower', () => {
  const widthOf = pagedWidths();
  const [first, narrow] = [widthOf(nome, page(10, 1), undefined), widthOf(valor, page(10, 1), undefined)];
  expect(widthOf(nome, page(30, 1), undefined)).toBe(first);
  expect(widthOf(nome, page(2, 1), undefined)).toBe(first);
  const wide = widthOf(valor, page(1, 999_999_999_99), undefined);
  expect(wide).toBeGreaterThan(narrow);
  expect(widthOf(valor, page(1, 1), undefined)).toBe(wide);
  expect(widthOf(valor, [], undefined)).toBe(wide);
});

test('two tables of the same columns do not share their widths', () => {
  expect(pagedWidths()(nome, page(30, 1), undefined)).toBeGreaterThan(
    pagedWidths()(nome, page(3, 1), undefined),
  );
});
