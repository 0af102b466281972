import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

let count = 0;

/** A name that is unique in this process. */
export const cursorName = (): string => `portions_${(count += 1)}`;

/** Reads a query in portions through a cursor of the server; needs an open transaction, or opens one of its own. */
export async function* readByCursor<R>(
  connection: Pick<DatabaseConnection, 'executeQuery'>,
  query: CompiledQuery,
  { portion, isInTransaction }: { portion: number; isInTransaction: boolean },
): AsyncIterableIterator<QueryResult<R>> {
  const name = cursorName();
  const run = (text: string, parameters: readonly unknown[] = []) =>
    connection.executeQuery<R>(CompiledQuery.raw(text, [...parameters]));
  if (!isInTransaction) await run('begin');
  try {
    await run(`declare ${name} no scroll cursor for ${query.sql}`, query.parameters);
    for (;;) {
      const { rows } = await run(`fetch forward ${portion} from ${name}`);
      if (rows.length > 0) yield { rows };
      if (rows.length < portion) break;
    }
    await run(`close ${name}`);
  } finally {
    // Read only, so a rollback after a failure loses nothing.
    if (!isInTransaction) await run('rollback');
  }
}
