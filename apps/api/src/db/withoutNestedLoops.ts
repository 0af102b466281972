import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/**
 * Runs statements that join whole tables, among them one that this transaction has filled or that they fill themselves. The planner
 * has no figures of such a table: where it takes it for empty, a nested loop reads it anew for each row of the other side, and with
 * it all that the statement itself has added so far, in the square of the rows. Without nested loops each table is read once.
 */
export const withoutNestedLoops = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  const set = (value: 'on' | 'off') => sql`select set_config('enable_nestloop', ${value}, true)`.execute(trx);
  await set('off');
  const result = await work();
  // After an error the transaction is over, and the setting with it.
  await set('on');
  return result;
};
