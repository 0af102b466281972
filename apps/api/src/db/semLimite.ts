import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/** Lets the statements of a transaction take as long as they need: what a whole file does is one statement, however long the file is. */
export const semLimite = async (trx: Trx): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true)`.execute(trx);
};
