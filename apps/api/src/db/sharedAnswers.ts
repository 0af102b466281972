import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * One answer for all who ask the same while it is worked out: a screen that asks for its cards and its rows has the work done once. Only who
 * sees the same data shares, so whoever has just written something is never given an answer from before it.
 */
export const sharedAnswers = <T>(db: Db) => {
  const running = new Map<string, Promise<T>>();
  return async (question: string, work: () => Promise<T>): Promise<T> => {
    const { rows } = await sql<{ data: string }>`select pg_current_snapshot()::text as data`.execute(db);
    const key = `${rows[0]?.data} ${question}`;
    const known = running.get(key);
    if (known) return known;
    const answer = work().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
};
