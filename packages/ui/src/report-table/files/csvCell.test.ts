import { describe, expect, it } from 'vitest';
import type { CellValue, Format } from '../columns.ts';
import { csvCell, guardFormula, quoteCell } from './csvCell.ts';

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
