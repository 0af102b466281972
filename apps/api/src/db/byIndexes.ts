import { sql } from 'kysely';
import type { Trx } from './tx.ts';

/**
 * Makes the rest of a transaction use indexes only: for statements about a small part of tables without
 * statistics. The planner would take such a table for empty and scan it, or a copy in memory, for each row.
 */
export const byIndexes = async (trx: Trx): Promise<void> => {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)`.execute(trx);
};
