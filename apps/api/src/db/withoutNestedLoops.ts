import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/**
 * Runs statements that join whole tables, one of them filled by this transaction or by the statement itself.
 * The planner has no statistics of such a table: taken for empty, a nested loop reads it for each row of the
 * other side, in quadratic time. Without nested loops each table is read once.
 */
export const withoutNestedLoops = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  const set = (value: 'on' | 'off') => sql`select set_config('enable_nestloop', ${value}, true)`.execute(trx);
  await set('off');
  const result = await work();
  // An error ends the transaction, and the setting with it.
  await set('on');
  return result;
};
