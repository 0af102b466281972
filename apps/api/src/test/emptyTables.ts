import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Empties these tables and all that refer to them; ids restart at 1. */
export const emptyTables = async (db: Db, tables: readonly string[]): Promise<void> => {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
    db,
  );
};
