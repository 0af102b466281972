import { describe, expect, it } from 'vitest';
import type { Format } from '../columns.ts';
import { isSerialFormat, serialOf } from './serial.ts';

describe('a day, moment or month of a spreadsheet', () => {
  it.each<[string, Format, number, string]>([
    ['1900-03-01', 'date', 61, 'date'],
    ['1970-01-01', 'date', 25_569, 'date'],
    ['2024-02-29', 'date', 45_351, 'date'],
    ['2026-10-03', 'date', 46_298, 'date'],
    ['9999-12-31', 'date', 2_958_465, 'date'],
    ['2026-10', 'competencia', 46_296, 'competencia'],
    ['2026-10-03T15:00:00Z', 'dateTime', 46_298.5, 'dateTime'],
    ['2026-10-04T02:59:59Z', 'dateTime', 46_298 + 1439 / 1440, 'dateTime'],
    ['2026-10-03T12:00', 'dateTime', 46_298.5, 'dateTime'],
    ['2026-10-03', 'dateTime', 46_298, 'date'],
  ])('%s as %s is %d', (text, format, value, shownAs) => {
    expect(serialOf(text, format)).toEqual({ value, format: shownAs });
  });

  it.each<[string, Format]>([
    ['1900-02-28', 'date'],
    ['1899-12-31', 'date'],
    ['0026-10-03', 'date'],
    ['2026-02-29', 'date'],
    ['2026-13-01', 'date'],
    ['2026-00-10', 'date'],
    ['ontem', 'date'],
    ['', 'date'],
    ['2026-10-03', 'text'],
    ['2026-10', 'date'],
    ['2026-13', 'competencia'],
    ['2026-10-03', 'competencia'],
    ['1900-02', 'competencia'],
    ['2026-10-03T25:00', 'dateTime'],
    ['2026-10-03T10:60', 'dateTime'],
    ['2026-02-30T10:00', 'dateTime'],
    ['1900-01-01T12:00:00Z', 'dateTime'],
  ])('%s as %s stays a text', (text, format) => {
    expect(serialOf(text, format)).toBeUndefined();
  });

  it('is asked of three formats', () => {
    const formats: Format[] = [
      'text',
      'integer',
      'money',
      'percent',
      'date',
      'dateTime',
      'competencia',
      'cpf',
      'yesNo',
    ];
    expect(formats.filter(isSerialFormat)).toEqual(['date', 'dateTime', 'competencia']);
  });
});
