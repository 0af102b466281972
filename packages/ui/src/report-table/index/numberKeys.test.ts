import { describe, expect, it } from 'vitest';
import { type CellValue, type Column, type Format } from '../columns.ts';
import type { ValueRange } from '../filters/query.types.ts';
import { buildNumberKeys, isNumeric, markRanges } from './numberKeys.ts';
import { drawing } from './random.fake.ts';
import { finish } from '../steps.ts';

const columnOf = (format: Format): Column<CellValue> => ({
  id: 'x',
  header: 'X',
  value: (row) => row,
  format,
  align: 'start',
  isWhole: true,
});
const keysOf = (format: Format, values: readonly CellValue[]) => [
  ...finish(buildNumberKeys(values, columnOf(format))),
];
const blank = Number.NaN;
const unreadable = Number.NEGATIVE_INFINITY;

describe('the key of a value', () => {
  it.each([
    ['date', '2026-10-31', 20_261_031],
    ['date', ' 2026-10-31 ', 20_261_031],
    ['date', '', blank],
    ['date', '   ', blank],
    ['date', null, blank],
    ['date', '31/10/2026', unreadable],
    ['date', '2026-1-31', unreadable],
    ['date', '2026-10-3x', unreadable],
    ['date', 'nunca', unreadable],
    ['competencia', '2026-10', 202_610],
    ['competencia', ' 2026-10', 202_610],
    ['competencia', '10/2026', unreadable],
    ['competencia', undefined, blank],
    ['dateTime', '2026-10-31T12:00:00Z', Date.UTC(2026, 9, 31, 12)],
    ['dateTime', '2026-10-31T12:00:00-03:00', Date.UTC(2026, 9, 31, 15)],
    ['dateTime', '2026-10-31T12:00', Date.UTC(2026, 9, 31, 15)],
    ['dateTime', '2026-10-31 12:00:00', Date.UTC(2026, 9, 31, 15)],
    ['dateTime', '2026-10-31 12:00:00.250', Date.UTC(2026, 9, 31, 15, 0, 0, 250)],
    ['dateTime', 'ontem', unreadable],
    ['dateTime', ' ', blank],
    ['money', -3881, -3881],
    ['money', 0, 0],
    ['money', null, blank],
    ['money', Number.NaN, blank],
    ['money', Number.POSITIVE_INFINITY, blank],
    ['percent', 7.25, 7.25],
    ['integer', 42, 42],
  ] as const)('%s %j is %d', (format, value, key) => {
    expect(keysOf(format, [value])).toEqual([key]);
  });
});

describe('a column is compared by number', () => {
  it.each([
    ['money', [], true],
    ['date', ['x'], true],
    ['text', [1, null, undefined, 2.5], true],
    ['text', [1, '2'], false],
    ['text', ['10', '9'], false],
    ['cpf', ['12345678909'], false],
    ['yesNo', [true, false], false],
  ] as const)('%s of %j: %j', (format, values, expected) => {
    expect(isNumeric<CellValue>(values, columnOf(format))).toBe(expected);
  });
});

describe('ranges', () => {
  const keys = Float64Array.of(-5, 0, 10, 20, blank, unreadable, 20.5);
  const rowsOf = (ranges: readonly ValueRange[], wantsBlank = false) =>
    [...finish(markRanges(keys, ranges, wantsBlank))].flatMap((mark, row) => (mark === 1 ? [row] : []));

  it.each([
    [{ least: 0, most: 20 }, [1, 2, 3]],
    [{ least: 0, most: 20, isLeastExcluded: true }, [2, 3]],
    [{ least: 0, most: 20, isMostExcluded: true }, [1, 2]],
    [{ least: null, most: 0 }, [0, 1]],
    [{ least: 10, most: null }, [2, 3, 6]],
    [{ least: null, most: null }, [0, 1, 2, 3, 6]],
    [{ least: 10, most: 10 }, [2]],
    [{ least: 20, most: 10 }, []],
  ] as const)('%j leave %j', (range, expected) => {
    expect(rowsOf([range])).toEqual(expected);
  });

  it('add up, and blanks only where they are wanted; what cannot be read is in none', () => {
    expect(rowsOf([])).toEqual([]);
    expect(rowsOf([], true)).toEqual([4]);
    expect(
      rowsOf(
        [
          { least: null, most: -1 },
          { least: 20, most: null },
        ],
        true,
      ),
    ).toEqual([0, 3, 4, 6]);
  });

  it('mark exactly what a comparison one by one finds', () => {
    const { whole, random, one } = drawing(5);
    const values = Float64Array.from({ length: 5000 }, () => (whole(9) === 0 ? blank : whole(60) - 30));
    for (let round = 0; round < 40; round++) {
      const least = one([null, whole(60) - 30]);
      const most = one([null, whole(60) - 30]);
      const range = { least, most, isLeastExcluded: random() < 0.5, isMostExcluded: random() < 0.5 };
      const truth = Array.from(values, (key) => {
        if (Number.isNaN(key)) return 0;
        const isOver = least === null || (range.isLeastExcluded ? key > least : key >= least);
        const isUnder = most === null || (range.isMostExcluded ? key < most : key <= most);
        return isOver && isUnder ? 1 : 0;
      });
      expect([...finish(markRanges(values, [range], false))]).toEqual(truth);
    }
  });
});
