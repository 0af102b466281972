import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';
import { MIGRATION_LOCK } from './migrationLock.ts';
import { tx } from './tx.ts';

/**
 * Brings the database to the present shape, or to the one of `last`, each migration once: of several servers that start together one does
 * it and the others wait for it. Throws the first failure; nothing is changed then.
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const isKnown = last !== undefined && last in migrations;
  await tx(db, async (trx) => {
    // However long the other takes.
    await sql`select set_config('statement_timeout', '0', true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error } = await (isKnown ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error !== undefined) throw new Error('A preparação do banco de dados falhou.', { cause: error });
  });
};
