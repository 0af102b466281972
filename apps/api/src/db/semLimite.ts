import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/** Lets the statements of a transaction take as long as they need, and sort in memory: what a whole file does is one statement. */
export const semLimite = async (trx: Trx): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`.execute(
    trx,
  );
};
