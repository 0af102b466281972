import { describe, expect, it } from 'vitest';
import type { Format } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { dressColumn } from './sheetCells.ts';
import { columnLetters } from './sheetTable.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('names column %d %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

describe('a whole column of codes', () => {
  it.each<[Format, readonly string[]]>([
    ['date', ['2026-10-03', '', '1999-12-31', '2026-02-29']],
    ['competencia', ['2026-10', '', '2026-13']],
    ['cpf', ['12345678909', '00000000191', '']],
    ['cnpj', ['12ABC34501DE35', '00000000000191', '']],
    ['cns', ['700000000000005', '', '898000000000001']],
    ['cpf', ['']],
    ['cpf', ['', '', '']],
    ['date', ['2026-10-03']],
  ])('of format %s is dressed as cell by cell: %j', (format, texts) => {
    expect(dressColumn(texts.join('\0'), format)?.split('\0')).toEqual(
      texts.map((text) => formatValue(text, format)),
    );
  });

  it.each<[Format, readonly string[]]>([
    ['date', ['2026-10-03', 'ontem']],
    ['date', ['2026-10-03T10:00:00Z']],
    ['date', [' 2026-10-03']],
    ['cpf', ['123.456.789-09', '12345678909']],
    ['cpf', ['12345678909', '1']],
    ['cpf', ['123456789091']],
    ['cnpj', ['12abc34501de35']],
    ['cns', ['=1']],
    ['competencia', ['2026-10-03', '2026-10']],
    ['cco', ['123456789012']],
    ['text', ['a']],
    ['dateTime', ['2026-10-03T10:00:00Z']],
  ])('of format %s is left to the cells where one is not bare: %j', (format, texts) => {
    expect(dressColumn(texts.join('\0'), format)).toBeUndefined();
  });
});
