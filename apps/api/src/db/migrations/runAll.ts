import { sql, type Kysely } from 'kysely';

/** Runs fixed statements of a migration one by one: the extended protocol accepts one statement at a time. */
export const runAll = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
