import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * One answer for equal simultaneous requests: a screen's cards and rows cost the work once. Only requests
 * with the same data share, so a writer never gets an answer from before the write.
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
