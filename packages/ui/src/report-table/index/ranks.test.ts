import { describe, expect, it } from 'vitest';
import { drawing } from './random.fake.ts';
import { blankRank, rankNumbers } from './ranks.ts';
import { finish } from '../steps.ts';

const ranksOf = (keys: readonly number[]) => {
  const { ranks, count } = finish(rankNumbers(Float64Array.from(keys)));
  return { ranks: [...ranks], count };
};
/** The rank of each number among the sorted distinct ones. */
const simple = (keys: readonly number[]) => {
  const places = [...new Set(keys.filter((key) => !Number.isNaN(key)))].toSorted((a, b) => a - b);
  return {
    ranks: keys.map((key) => (Number.isNaN(key) ? blankRank : places.indexOf(key === 0 ? 0 : key))),
    count: places.length,
  };
};
const nan = Number.NaN;
const low = Number.NEGATIVE_INFINITY;

describe('the rank of a number', () => {
  it.each([
    ['whole numbers close together', [3, 1, 2, 1]],
    ['negative ones', [-5, 0, 5, -5]],
    ['days', [20_261_031, 20_251_231, nan, 20_260_203]],
    ['fractions', [0.5, 0.25, nan, 0.5, 7.2]],
    ['far apart', [1e15, -1e15, 0, nan, 1e15]],
    ['moments', [1_793_500_000_000, 1_793_500_000_001, nan]],
    ['what could not be read, before all others', [20_261_031, low, 20_260_101, nan]],
    ['only what could not be read', [low, low]],
    ['only blanks', [nan, nan]],
    ['one', [42]],
    ['none', []],
    ['all alike', [7, 7, 7, 7]],
    ['largest whole numbers', [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1]],
  ])('%s', (_, keys) => {
    expect(ranksOf(keys)).toEqual(simple(keys));
  });

  it('minus zero is zero', () => {
    expect(ranksOf([0, -0, 1])).toEqual({ ranks: [0, 0, 1], count: 2 });
    expect(ranksOf([0, -0, 0.5, -0.5])).toEqual({ ranks: [1, 1, 2, 0], count: 3 });
  });

  it.each([
    ['dense', (random: () => number) => Math.floor(random() * 50) - 25],
    ['spread', (random: () => number) => Math.floor(random() * 40) * 1e9],
    ['fractions', (random: () => number) => Math.floor(random() * 40) / 8],
  ])('of many %s numbers is their place among the different ones', (_, make) => {
    const { random } = drawing(19);
    for (let round = 0; round < 20; round++) {
      const keys = Array.from({ length: 300 }, () => (random() < 0.1 ? nan : make(random)));
      expect(ranksOf(keys)).toEqual(simple(keys));
    }
  });

  it('holds over more rows than one step takes', () => {
    const keys = Array.from({ length: 40_000 }, (_, row) => (row % 1000) + 0.5);
    const { ranks, count } = ranksOf(keys);
    expect(count).toBe(1000);
    expect(ranks.every((rank, row) => rank === row % 1000)).toBe(true);
  });
});
