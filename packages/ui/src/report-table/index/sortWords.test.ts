import { describe, expect, it } from 'vitest';
import { sortWords } from './sortWords.ts';
import { finish } from '../steps.ts';
import { seeded } from './random.fake.ts';

describe('words sorted in pieces', () => {
  it('stand as if they had been sorted at once', () => {
    const random = seeded(7);
    for (const length of [0, 1, 15, 16, 17, 32, 33, 100, 1_000]) {
      // High and low halves repeat, so that both count.
      const words = BigUint64Array.from(
        { length },
        () => (BigInt(Math.floor(random() * 9)) << 32n) | BigInt(Math.floor(random() * 0xffffffff)),
      );
      const wanted = words.toSorted();
      finish(sortWords(words, 16));
      expect(words).toEqual(wanted);
    }
  });

  it('are handed back often, however many there are', () => {
    const words = new BigUint64Array(1_000).map((_, at) => BigInt(1_000 - at));
    let steps = 0;
    for (const _ of sortWords(words, 50)) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(20);
    expect(words[0]).toBe(1n);
  });
});
