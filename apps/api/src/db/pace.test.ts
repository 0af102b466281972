// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { OpenDatabase } from './database.ts';
import { paceOf } from './pace.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});

afterAll(() => open.close());

/** Runs portions of the given durations; returns each size and rest. */
const paced = async (databaseUrl: string | undefined, took: readonly number[]) => {
  let now = 0;
  const rests: number[] = [];
  const pace = paceOf({ databaseUrl }, 400, {
    now: () => now,
    wait: async (ms) => {
      rests.push(ms);
      // Resting happens outside the transaction, so the database can be used.
      await open.db.selectFrom('plano').select('registro').execute();
    },
  });
  const sizes: number[] = [];
  for (const ms of took) {
    sizes.push(pace.size());
    // oxlint-disable-next-line no-await-in-loop
    await pace.tx(open.db, async () => {
      now += ms;
    });
  }
  return { sizes: [...sizes, pace.size()], rests };
};

test('a portion that took too long halves the next one, a quick one lets it grow, within limits', async () => {
  expect((await paced(undefined, [61, 60, 30, 29, 29])).sizes).toEqual([400, 200, 200, 200, 250, 313]);
  expect((await paced(undefined, [90, 90, 90, 90])).sizes).toEqual([400, 200, 100, 50, 50]);
  expect((await paced(undefined, [1, 1, 1, 1, 1])).sizes).toEqual([400, 500, 625, 781, 976, 1000]);
});

test('after each transaction of the embedded database the others have it for a moment', async () => {
  expect((await paced(undefined, [1, 90])).rests).toEqual([6, 6]);
});

test('with a real PostgreSQL portions are large whatever they take, and nobody rests', async () => {
  expect(await paced('postgres://db', [900, 1])).toEqual({ sizes: [5000, 5000, 5000], rests: [] });
});
