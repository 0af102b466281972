import { describe, expect, it } from 'vitest';
import { isSim } from '../write/isSim.ts';
import { withFilter } from './withFilter.ts';

describe('counts of the cards', () => {
  it.each([
    ['SIM', true],
    ['sim ', true],
    ['Carência zero', true],
    ['NAO', false],
    ['Não', false],
    ['', false],
    [' ', false],
    [null, false],
  ])('counts portability %j: %j', (value, expected) => expect(isSim(value)).toBe(expected));

  it.each([
    [4310, 128, 4310, '128 com o filtro'],
    [312, 312, 4310, '7,24% do total'],
    [4310, 4310, 4310, ''],
    [0, 0, 0, ''],
    [undefined, 0, undefined, ''],
  ])('writes the hint of %j, %j filtered of %j rows', (total, filtered, rows, hint) =>
    expect(withFilter(total, filtered, rows)).toBe(hint),
  );
});
