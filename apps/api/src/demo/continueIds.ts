import { sql, type QueryExecutorProvider } from 'kysely';

/** Moves the counters of identity columns past the rows written with our own ids. */
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
