// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { OpenDatabase } from './database.ts';
import { sharedAnswers } from './sharedAnswers.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await sql`create table resposta_teste (id integer)`.execute(open.db);
});
afterAll(() => open.close());

/** The database without other writers, because other tests use the same server. */
const quiet = () => {
  let asked = 0;
  return {
    asked: () => asked,
    db: open.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return { ...result, rows: [{ data: 'the same' }] };
      },
    }),
  };
};

describe('two who ask at the same time', () => {
  let end: () => void;
  let work: ReturnType<typeof vi.fn<() => Promise<number>>>;

  beforeEach(() => {
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let calls = 0;
    work = vi.fn(async () => {
      calls += 1;
      const call = calls;
      await ended;
      return call;
    });
  });

  /** Both answers, computed after both requests. */
  const both = async (first: string, second: string) => {
    const { db, asked } = quiet();
    const shared = sharedAnswers<number>(db);
    const answers = Promise.all([shared(first, work), shared(second, work)]);
    await vi.waitFor(() => expect(asked()).toBe(2));
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    end();
    return { answers: await answers, ask: () => shared(first, work) };
  };

  it('share one answer, which is not kept', async () => {
    const { answers, ask } = await both('10/2026', '10/2026');
    expect(answers).toEqual([1, 1]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await ask()).toBe(2);
  });

  it('do not when they ask for something else', async () => {
    expect((await both('10/2026', '11/2026')).answers.toSorted()).toEqual([1, 2]);
  });

  it('do not when something was written in between', async () => {
    const shared = sharedAnswers<number>(open.db);
    const first = shared('10/2026', work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    await sql`insert into resposta_teste values (1)`.execute(open.db);
    const second = shared('10/2026', work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    end();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('do not keep a failure', async () => {
    end();
    work.mockRejectedValueOnce(new Error('sem disco'));
    const shared = sharedAnswers<number>(quiet().db);
    await expect(shared('10/2026', work)).rejects.toThrow('sem disco');
    expect(await shared('10/2026', work)).toBe(1);
  });
});
