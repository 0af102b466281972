import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';
import { tx } from './tx.ts';

/**
 * Updates the planner's statistics of tables before new rows are looked up. Without them a new file has no
 * rows, and any index that begins with its id looks like one row. The embedded database has no autovacuum. A
 * tenth of the usual sample: the whole one took 150 ms per statement there.
 */
export const analyze = async (db: Db, tables: readonly (keyof Database)[]): Promise<void> => {
  for (const table of tables)
    // oxlint-disable-next-line no-await-in-loop
    await tx(db, async (trx) => {
      await sql`select set_config('default_statistics_target', '10', true)`.execute(trx);
      await sql`analyze ${sql.table(table)}`.execute(trx);
    });
};
