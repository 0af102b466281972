import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/**
 * Makes the rest of a transaction find rows by their indexes alone: for statements about a small part of tables that the planner has
 * no figures of. Where it takes such a table for empty it would read it, or a copy of it in memory, from the beginning for each row.
 */
export const byIndexes = async (trx: Trx): Promise<void> => {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)`.execute(trx);
};
