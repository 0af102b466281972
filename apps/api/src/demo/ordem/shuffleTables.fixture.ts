import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

interface Table {
  name: string;
  /** The columns that are stored as given; a computed one comes by itself. */
  columns: string[];
}

/** Writes every table anew in an order of chance: what reads it in its own order without saying so comes out otherwise. */
export const shuffleTables = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Triggers and foreign keys rest: a table is empty for a moment.
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows: tables } = await sql<Table>`
      select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by 1`.execute(trx);
    for (const { name, columns } of tables) {
      const [table, list] = [sql.table(name), sql.join(columns.map((column) => sql.ref(column)))];
      await sql`create temp table embaralhada on commit drop as select ${list} from ${table}`.execute(trx);
      await sql`delete from ${table}`.execute(trx);
      await sql`insert into ${table} (${list}) overriding system value select ${list} from embaralhada order by random()`.execute(
        trx,
      );
      await sql`drop table embaralhada`.execute(trx);
    }
  });
