import { describe, expect, it } from 'vitest';
import type { CellValue, Format } from './columns.ts';
import { formatValue } from './formatValue.ts';
import { pageNumbers } from './Pager.tsx';

describe('a value on screen', () => {
  it.each<[CellValue, Format, string]>([
    [123456, 'money', 'R$\u00a01.234,56'],
    [-123456, 'money', '\u2212R$\u00a01.234,56'],
    [0, 'money', 'R$\u00a00,00'],
    [4310, 'integer', '4.310'],
    [-12, 'integer', '\u221212'],
    [7.2, 'percent', '7,20%'],
    [50, 'percent', '50,00%'],
    [-0.5, 'percent', '\u22120,50%'],
    [12.345, 'percent', '12,35%'],
    [1.5, 'text', '1,5'],
    ['2026-10-03', 'date', '03/10/2026'],
    ['03/10/2026', 'date', '03/10/2026'],
    ['2026-10', 'competencia', '10/2026'],
    ['2026-10-03T14:05:00', 'dateTime', '03/10/2026 14:05'],
    ['2026-10-03 14:05', 'dateTime', '03/10/2026 14:05'],
    ['2026-10-03T02:05:00Z', 'dateTime', '02/10/2026 23:05'],
    ['2026-10-03T00:00:00-03:00', 'dateTime', '03/10/2026 00:00'],
    ['2026-10-03', 'dateTime', '03/10/2026'],
    ['12345678909', 'cpf', '123.456.789-09'],
    ['123.456.789-09', 'cpf', '123.456.789-09'],
    ['1234567890', 'cpf', '1234567890'],
    ['12abc34501de35', 'cnpj', '12.ABC.345/01DE-35'],
    ['898001160660761', 'cns', '898 0011 6066 0761'],
    ['152030448801', 'cco', '152030448801'],
    [true, 'yesNo', 'Sim'],
    [false, 'yesNo', 'Não'],
    [null, 'money', ''],
    [undefined, 'date', ''],
    ['  ', 'text', ''],
    [Number.NaN, 'money', ''],
    [Number.POSITIVE_INFINITY, 'percent', ''],
  ])('%j as %s is %j', (value, format, text) => {
    expect(formatValue(value, format)).toBe(text);
  });
});

describe('the pages of a pager', () => {
  it.each([
    [0, 1, [0]],
    [0, 5, [0, 1, 2, 3, 4]],
    [0, 9, [0, 1, 2, null, 8]],
    [4, 9, [0, null, 3, 4, 5, null, 8]],
    [8, 9, [0, null, 6, 7, 8]],
    [3, 9, [0, 1, 2, 3, 4, null, 8]],
  ])('on page %i of %i are %j', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });
});
