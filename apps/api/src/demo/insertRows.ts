import { sql, type QueryExecutorProvider } from 'kysely';

const perStatement = 4000;

/**
 * Writes rows in statements of thousands: one JSON parameter a statement, typed by the table itself.
 * Every row must carry the same keys as the first.
 */
export const insertRows = async (
  db: QueryExecutorProvider,
  table: string,
  rows: readonly object[],
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += perStatement) {
    const json = JSON.stringify(rows.slice(from, from + perStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db);
  }
};

/** Puts the counters of the identity columns behind the rows that were written with ids of our own. */
export const continueIds = async (db: QueryExecutorProvider, tables: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select table_name as tabela, column_name as coluna from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and table_name in (${sql.join(tables)})`.execute(
    db,
  );
  for (const { tabela, coluna } of rows) {
    await sql`select setval(pg_get_serial_sequence(${tabela}, ${coluna}),
      coalesce((select max(${sql.ref(coluna)}) from ${sql.table(tabela)}), 0) + 1, false)`.execute(db);
  }
};
