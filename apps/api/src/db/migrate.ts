import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import type { Fatia } from './migrations/fatia.ts';
import { fatias } from './migrations/fatias.ts';
import { migrations } from './migrations/index.ts';
import { MIGRATION_LOCK } from './migrationLock.ts';
import { semLimite } from './semLimite.ts';
import { type Trx, tx } from './tx.ts';

/** One of several servers that start together works; the others wait, however long. */
const soUmServidor = <T>(db: Db, work: (trx: Trx, migrator: Migrator) => Promise<T>): Promise<T> =>
  tx(db, async (trx) => {
    await semLimite(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    return work(trx, new Migrator({ db: trx, provider: { getMigrations: async () => migrations } }));
  });

const vai = async (migrator: Migrator, last: string | undefined): Promise<void> => {
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw new Error('A preparação do banco de dados falhou.', { cause: error });
};

/** The migration was applied. */
const foiFeita = async (migrator: Migrator, nome: string): Promise<boolean> =>
  (await migrator.getMigrations()).some(({ name, executedAt }) => name === nome && executedAt !== undefined);

/**
 * Migrates to just before migration `nome`, then runs its slices, each committed by itself: the next start
 * resumes after them.
 */
const emFatias = async (db: Db, nome: string, fatia: Fatia): Promise<void> => {
  const nomes = Object.keys(migrations);
  const anterior = nomes[nomes.indexOf(nome) - 1];
  const falta = await soUmServidor(db, async (_trx, migrator) => {
    if (await foiFeita(migrator, nome)) return false;
    await vai(migrator, anterior);
    return true;
  });
  let resta = falta;
  while (resta)
    // oxlint-disable-next-line no-await-in-loop
    resta = await soUmServidor(
      db,
      async (trx, migrator) =>
        !(await foiFeita(migrator, nome)) && (await fatia(trx as unknown as Kysely<unknown>)),
    );
};

/**
 * Migrates the database to the present shape, or to that of `last`, each migration once. Throws the first
 * failure; nothing is changed then, except finished slices.
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const ate = last !== undefined && last in migrations ? last : undefined;
  for (const [nome, fatia] of Object.entries(fatias))
    // oxlint-disable-next-line no-await-in-loop
    if (ate === undefined || nome <= ate) await emFatias(db, nome, fatia);
  await soUmServidor(db, (_trx, migrator) => vai(migrator, ate));
};
