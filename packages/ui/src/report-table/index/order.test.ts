import { describe, expect, it } from 'vitest';
import { sortNumbers } from './selectRows.ts';
import { drawing } from './random.fake.ts';
import { blankRank, type Ranks } from './ranks.ts';
import { finish } from '../steps.ts';

const ranksOf = (ranks: readonly number[]): Ranks => ({
  ranks: Uint32Array.from(ranks),
  count: Math.max(-1, ...ranks.filter((rank) => rank !== blankRank)) + 1,
});
const sorted = (numbers: readonly number[], ranks: Ranks, isDescending = false) => [
  ...finish(sortNumbers(Uint32Array.from(numbers), [{ ranks, isDescending }])),
];
const blank = blankRank;

describe('an order', () => {
  it('puts equals as they stood, both ways, and blanks last, both ways', () => {
    const ranks = ranksOf([1, 0, blank, 1, 0, blank]);
    expect(sorted([0, 1, 2, 3, 4, 5], ranks)).toEqual([1, 4, 0, 3, 2, 5]);
    expect(sorted([0, 1, 2, 3, 4, 5], ranks, true)).toEqual([0, 3, 1, 4, 2, 5]);
  });

  it('sorts only the rows that are there', () => {
    expect(sorted([4, 2, 0], ranksOf([1, 0, blank, 1, 0, blank]))).toEqual([4, 0, 2]);
    expect(sorted([], ranksOf([1, 0]))).toEqual([]);
    expect(sorted([0, 1], ranksOf([blank, blank]))).toEqual([0, 1]);
  });

  it('is the same for few rows of many places, where another way is taken', () => {
    const ranks = ranksOf(
      Array.from({ length: 1000 }, (_, row) => (row % 10 === 9 ? blank : (row * 7) % 1000)),
    );
    const few = [999, 3, 500, 9, 4, 19, 3 + 100];
    const truth = (isDescending: boolean) => {
      const rank = (row: number) => ranks.ranks[row] as number;
      const filled = few.filter((row) => rank(row) !== blank);
      const sign = isDescending ? -1 : 1;
      return [
        ...filled.toSorted((a, b) => sign * (rank(a) - rank(b))),
        ...few.filter((row) => rank(row) === blank),
      ];
    };
    expect(sorted(few, ranks)).toEqual(truth(false));
    expect(sorted(few, ranks, true)).toEqual(truth(true));
  });

  it('does not touch the numbers it was given', () => {
    const numbers = Uint32Array.of(0, 1);
    finish(sortNumbers(numbers, [{ ranks: ranksOf([1, 0]), isDescending: false }]));
    expect([...numbers]).toEqual([0, 1]);
  });

  it('over several keys is a comparison key by key, the first counting most', () => {
    const { whole, random, one } = drawing(23);
    for (let round = 0; round < 60; round++) {
      const rowCount = one([3, 40, 400]);
      const places = one([2, 5, 5000]);
      const keys = Array.from({ length: 1 + whole(3) }, () => ({
        ranks: {
          ranks: Uint32Array.from({ length: rowCount }, () => (random() < 0.1 ? blank : whole(places))),
          count: places,
        },
        isDescending: random() < 0.5,
      }));
      const numbers = Array.from({ length: rowCount }, (_, row) => row).filter(() => random() < 0.7);
      const truth = numbers.toSorted((a, b) => {
        for (const { ranks, isDescending } of keys) {
          const [rankA, rankB] = [ranks.ranks[a] as number, ranks.ranks[b] as number];
          if (rankA === rankB) continue;
          if (rankA === blank) return 1;
          if (rankB === blank) return -1;
          return isDescending ? rankB - rankA : rankA - rankB;
        }
        return 0;
      });
      expect([...finish(sortNumbers(Uint32Array.from(numbers), keys))]).toEqual(truth);
    }
  });
});
