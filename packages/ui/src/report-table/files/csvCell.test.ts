import { describe, expect, it } from 'vitest';
import type { CellValue, Format } from '../columns.ts';
import { csvCell, guardFormula, quoteCell, centsText, decimalText } from './csvCell.ts';

describe('money', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [5, '0,05'],
    [-1, '-0,01'],
    [10, '0,10'],
    [100, '1,00'],
    [-123_456, '-1234,56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409,91'],
    [-Number.MAX_SAFE_INTEGER, '-90071992547409,91'],
    [12.3, '0,12'],
  ])('of %d cents is %s', (cents, text) => {
    expect(centsText(cents, ',')).toBe(text);
    expect(centsText(cents, '.')).toBe(text.replace(',', '.'));
  });

  it('is as toFixed writes it, cent by cent', () => {
    for (let cents = -20_000; cents < 20_000; cents += 7)
      expect(centsText(cents, '.')).toBe((cents / 100).toFixed(2));
  });
});

describe('a number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [4310, '4310'],
    [-7.5, '-7,5'],
    [0.1 + 0.2, '0,3'],
    [1 / 3, '0,3333333333'],
    [9_007_199_254_740_991, '9007199254740991'],
  ])('%d is written %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });
});

describe('a cell of the file', () => {
  it.each<[CellValue, Format, string]>([
    [123456, 'money', '1234,56'],
    [-123456, 'money', '-1234,56'],
    [5, 'money', '0,05'],
    [100, 'money', '1,00'],
    [4310, 'integer', '4310'],
    [-7, 'integer', '-7'],
    [7.2, 'percent', '7,2'],
    [0.1 + 0.2, 'percent', '0,3'],
    ['2026-10-03', 'date', '03/10/2026'],
    ['2026-10', 'competencia', '10/2026'],
    ['12345678909', 'cpf', '123.456.789-09'],
    [true, 'yesNo', 'Sim'],
    [null, 'money', ''],
    ['', 'text', ''],
    [Number.NaN, 'money', ''],
    ['=1+1', 'date', "'=1+1"],
  ])('of %j as %s is %j', (value, format, text) => {
    expect(csvCell(value, format)).toBe(text);
  });
});

describe('the guard against formulas', () => {
  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'])(
    'puts an apostrophe before a text that starts with %j',
    (sign) => {
      expect(guardFormula(`${sign}cmd|' /C calc'!A0`)).toBe(`'${sign}cmd|' /C calc'!A0`);
    },
  );

  it.each(['-1.234,56', '-12', '1.234', '-0,5', '-1234,567', 'Silva', "'=1", ' =1', ''])(
    'leaves %j as it is',
    (text) => {
      expect(guardFormula(text)).toBe(text);
    },
  );

  it.each(['-1+1', '-1.23.4', '+55 11 98888-7777', '-1,2,3', '-', '+12', '-1\n=2'])(
    'does not take %j for a number',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`);
    },
  );
});

describe('the quotes', () => {
  it.each([
    ['a;b', '"a;b"'],
    ['"', '""""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['\uFEFFa', '"\uFEFFa"'],
  ])('stand around %j', (text, quoted) => {
    expect(quoteCell(text)).toBe(quoted);
  });

  it.each(['', 'a', 'a b', "'a'", 'a,b', '\ta'])('are left out around %j', (text) => {
    expect(quoteCell(text)).toBe(text);
  });
});
