import { sql, type QueryExecutorProvider } from 'kysely';

const perStatement = 4000;

/**
 * Writes rows in statements of thousands: one JSON parameter per statement, typed by the table itself. Every
 * row must have the keys of the first.
 */
export const insertRows = async (
  db: QueryExecutorProvider,
  table: string,
  rows: readonly object[],
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += perStatement) {
    const json = JSON.stringify(rows.slice(from, from + perStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db);
  }
};
