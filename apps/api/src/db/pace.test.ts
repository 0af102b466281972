import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

/** Portions that take so many ms one after the other, and how large each was. */
const sizesFor = async (config: { databaseUrl: string | undefined }, took: readonly number[]) => {
  let now = 0;
  const pace = paceOf(config, 400, () => now);
  const sizes: number[] = [];
  for (const ms of took) {
    sizes.push(pace.size());
    // oxlint-disable-next-line no-await-in-loop
    await pace.keep(async () => {
      now += ms;
    });
  }
  return [...sizes, pace.size()];
};

test('a portion that took too long halves the next one, a quick one lets it grow, within limits', async () => {
  const embedded = { databaseUrl: undefined };
  expect(await sizesFor(embedded, [61, 60, 25, 24, 24])).toEqual([400, 200, 200, 200, 250, 313]);
  expect(await sizesFor(embedded, [90, 90, 90])).toEqual([400, 200, 100, 100]);
  expect(await sizesFor(embedded, [1, 1, 1, 1, 1])).toEqual([400, 500, 625, 781, 976, 1000]);
});

test('with a real PostgreSQL portions are large whatever they take', async () => {
  expect(await sizesFor({ databaseUrl: 'postgres://db' }, [900, 1])).toEqual([5000, 5000, 5000]);
});
