import { setTimeout } from 'node:timers/promises';
import type { ServerConfig } from '../config.ts';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../db/database.ts';
import { lockFolder } from '../db/embedded/lock.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../http/log.ts';
import { createMailer } from '../mail/mailer.ts';
import { cleanUnfinishedImports } from '../modules/cadastro/conferencia/importaConferencia.ts';
import { cleanLotesInterrompidos } from '../modules/contas-medicas/importar-xml/importaLote.ts';
import { cleanRetornosInterrompidos } from '../modules/financeiro/retorno/importaRetorno.ts';
import { deleteInterrompidas } from '../mensageria/campanha.sql.ts';
import { releaseInterrompidas } from '../modules/cobranca/campanha/campanha.sql.ts';
import { deleteOldSessoes } from '../modules/shell/sessao.sql.ts';
import { loadSecrets } from '../secrets.ts';
import { soltaTarefas } from '../tarefas/tarefa.sql.ts';
import { type DataDir, emptyTmp, openDataDir } from './dataDir.ts';
import { clockFrom } from './clock.ts';
import { checkSecrets } from './secretsCheck.ts';

/** Ended sessions are kept for a while beside the trail of access, then forgotten. */
const KEPT_SESSIONS_MS = 90 * 86_400_000;

/** Where the configuration says the data is. */
export const databaseOf = (
  { databaseUrl, statementTimeoutMs }: ServerConfig,
  { db }: Pick<DataDir, 'db'>,
): DatabaseOptions =>
  databaseUrl === undefined ? { dir: db, statementTimeoutMs } : { url: databaseUrl, statementTimeoutMs };

/** An open, migrated database with everything a server needs. */
export interface Prepared {
  deps: Deps;
  dataDir: DataDir;
  close: () => Promise<void>;
}

const fill = async (config: ServerConfig, dataDir: DataDir, { db }: OpenDatabase): Promise<Deps> => {
  emptyTmp(dataDir);
  const clock = clockFrom(config.clockStart);
  const secrets = loadSecrets(dataDir.secrets, config.secrets);
  await migrate(db);
  await checkSecrets(db, secrets, config.secrets === undefined ? dataDir.secrets : 'SECRETS');
  await cleanUnfinishedImports(db);
  await cleanLotesInterrompidos(db);
  await cleanRetornosInterrompidos(db);
  await releaseInterrompidas(db);
  await deleteInterrompidas(db);
  // The lock of its folder proves that no other process has the embedded database (TAR-4).
  if (config.databaseUrl === undefined) await soltaTarefas(db);
  await deleteOldSessoes(db, new Date(clock().getTime() - KEPT_SESSIONS_MS));
  return {
    db,
    config,
    secrets,
    clock,
    sleep: async (ms) => {
      await setTimeout(ms);
    },
    mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outboxDir: dataDir.outbox }),
    log: createLog(process.stdout, config.logLevel),
    tmpDir: dataDir.tmp,
  };
};

/** Opens the folder and the database. Throws errors with texts for the operator; nothing stays open then. */
export const prepare = async (config: ServerConfig): Promise<Prepared> => {
  const dataDir = openDataDir(config.dataDir);
  // The embedded database locks itself; this lock is for the rest of the folder.
  const lock = config.databaseUrl === undefined ? undefined : lockFolder(dataDir.db);
  const open = openDatabase(databaseOf(config, dataDir));
  const close = async (): Promise<void> => {
    await open.close();
    lock?.release();
  };
  try {
    return { deps: await fill(config, dataDir, open), dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
};
