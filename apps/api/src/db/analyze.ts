import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';
import { tx } from './tx.ts';

/**
 * Updates the statistics of tables for the planner, before what was just written is looked up: it takes rows of a new file for none, and
 * then any index that begins with the number of the file seems to lead to one row. The embedded database has no autovacuum. Of a tenth
 * of the usual sample: the whole one took a statement of 150 ms on the embedded database.
 */
export const analyze = async (db: Db, tables: readonly (keyof Database)[]): Promise<void> => {
  for (const table of tables)
    // oxlint-disable-next-line no-await-in-loop
    await tx(db, async (trx) => {
      await sql`select set_config('default_statistics_target', '10', true)`.execute(trx);
      await sql`analyze ${sql.table(table)}`.execute(trx);
    });
};
