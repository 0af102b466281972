import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Brings the database to the present shape, or to the one of `last`, each migration once. Throws the first failure. */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const isKnown = last !== undefined && last in migrations;
  const { error } = await (isKnown ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error !== undefined) throw new Error('A preparação do banco de dados falhou.', { cause: error });
};
