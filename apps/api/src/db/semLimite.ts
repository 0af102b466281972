import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/** Lifts the time limit of a transaction and sorts in memory: work on a whole file is one statement. */
export const semLimite = async (trx: Trx): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`.execute(
    trx,
  );
};
