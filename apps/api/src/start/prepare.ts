import { setTimeout } from 'node:timers/promises';
import type { ServerConfig } from '../config/config.ts';
import { type DatabaseOptions, type Db, openDatabase, type ReplicaOptions } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { type ListsThread, startListsThread } from '../http/list/thread/listsThread.ts';
import { createLog } from '../http/log.ts';
import { createMailer } from '../mail/mailer.ts';
import { cleanUnfinishedImports } from '../modules/cadastro/conferencia/importaConferencia.ts';
import { cleanRetornosLendo } from '../modules/cadastro/leitura-correcao/importaRetorno.ts';
import { cleanLotesInterrompidos } from '../modules/contas-medicas/importar-xml/importaLote.ts';
import { cleanRetornosInterrompidos } from '../modules/financeiro/retorno/importaRetorno.ts';
import { deleteInterrompidas } from '../mensageria/campanha.sql.ts';
import { releaseInterrompidas } from '../modules/cobranca/campanha/campanha.sql.ts';
import { deleteOldSessoes } from '../modules/shell/session/sessao.sql.ts';
import { expiraPedidos } from '../modules/tecnologia/pedidos/pedidos.sql.ts';
import { entraEmImplantacao } from '../implantacao/implantacao.sql.ts';
import { type Lugar, tomaLugar } from '../servers/lugar.ts';
import { entraServidor, type Servidor, servidorUnico } from '../servers/presenca.ts';
import { esqueceServidor, esqueceServidores } from '../servers/servidor.sql.ts';
import { limpaTravas } from '../servers/trava.sql.ts';
import { soltaTarefas } from '../jobs/tarefa.sql.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { type DataDir, emptyTmp, openDataDir } from './dataDir.ts';
import { checkOutbox } from './outbox.ts';
import { clockFrom } from './clock.ts';
import { refuseDemo } from './refuseDemo.ts';
import { openSecrets } from './secretsCheck.ts';

/** Retention of ended sessions beside the trail of access. */
const KEPT_SESSIONS_MS = 90 * 86_400_000;

/** Opens the configured database. */
export const databaseOf = (
  { databaseUrl, statementTimeoutMs }: ServerConfig,
  { db }: Pick<DataDir, 'db'>,
): DatabaseOptions =>
  databaseUrl === undefined ? { dir: db, statementTimeoutMs } : { url: databaseUrl, statementTimeoutMs };

/** Configured replicas; the log reports each failure and return. */
const replicasOf = (
  { databaseReadUrls: urls }: ServerConfig,
  log: Deps['log'],
): ReplicaOptions | undefined => {
  if (urls.length === 0) return undefined;
  const tell = (replica: string, isUp: boolean): void => {
    if (isUp) log.info({ replica }, 'a réplica voltou a servir listas');
    else log.warn({ replica }, 'a réplica não serve: as listas saem das outras ou do primário');
  };
  return { urls, tell };
};

/** Thread that reads lists from a real PostgreSQL; the log reports its end. */
const listsOf = (
  { databaseUrl: url, databaseReadUrls: readUrls, statementTimeoutMs }: ServerConfig,
  log: Deps['log'],
): ListsThread | undefined =>
  url === undefined
    ? undefined
    : startListsThread({ url, readUrls, statementTimeoutMs }, (err) =>
        log.error({ err }, 'a thread das listas parou; a próxima lista começa outra'),
      );

/** An open, migrated database with everything a server needs. */
export interface Prepared {
  deps: Deps;
  dataDir: DataDir;
  close: () => Promise<void>;
}

/** Deletes remains of killed processes; running work of another server stays (SER-30). */
const cleanLeftovers = async (deps: Pick<Deps, 'db' | 'config' | 'servidor'>): Promise<void> => {
  const { db, servidor } = deps;
  await cleanUnfinishedImports(deps, { previas: servidor.vivos() === 1 });
  await cleanRetornosLendo(deps);
  await cleanLotesInterrompidos(db);
  await cleanRetornosInterrompidos(deps);
  await releaseInterrompidas(db);
  await deleteInterrompidas(db);
  await limpaTravas(db);
};

/**
 * Registers this server among the others; `sai` removes it. On the embedded database the folder's lock proves
 * that there are none.
 */
const entra = async (
  db: Db,
  lugar: Lugar | undefined,
  log: Deps['log'],
): Promise<Servidor & { sai: () => Promise<void> }> => {
  if (!lugar) {
    await esqueceServidores(db);
    await soltaTarefas(db);
    return { ...servidorUnico(), sai: async () => undefined };
  }
  await Promise.all(lugar.mortos.map((morto) => esqueceServidor(db, morto)));
  return entraServidor(db, lugar.id, log);
};

const fill = async (
  config: ServerConfig,
  dataDir: DataDir,
  {
    db,
    replicas,
    lists,
    lugar,
    log,
  }: Pick<Deps, 'db' | 'replicas' | 'lists' | 'log'> & { lugar: Lugar | undefined },
): Promise<{ deps: Deps; sai: () => Promise<void> }> => {
  const tmpDir = lugar?.tmp ?? dataDir.tmp;
  emptyTmp(tmpDir);
  const clock = clockFrom(config.clockStart);
  await migrate(db);
  await refuseDemo(db, config);
  if (config.seed === 'none') await entraEmImplantacao(db, momentoLocal(clock()));
  const secrets = await openSecrets(db, { file: dataDir.secrets, fromEnvironment: config.secrets });
  const { sai, ...servidor } = await entra(db, lugar, log);
  try {
    if (lugar && config.smtpUrl === undefined)
      await checkOutbox(db, config.outboxDir, { vivos: servidor.vivos() });
    await cleanLeftovers({ db, config, servidor });
    await expiraPedidos(db, clock());
    await deleteOldSessoes(db, new Date(clock().getTime() - KEPT_SESSIONS_MS));
    const deps: Deps = {
      db,
      replicas,
      lists,
      config,
      secrets,
      clock,
      sleep: async (ms) => {
        await setTimeout(ms);
      },
      mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outboxDir: config.outboxDir }),
      log,
      tmpDir,
      servidor,
    };
    return { deps, sai };
  } catch (error) {
    await sai();
    throw error;
  }
};

/**
 * Continues without a log when its reader has gone (SER-44). Otherwise each failing line is an uncaught
 * error, which is logged, which fails.
 */
const outliveLogReader = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/** Opens folder and database. Throws errors with texts for the operator, with nothing left open. */
export const prepare = async (config: ServerConfig): Promise<Prepared> => {
  const dataDir = openDataDir(config.dataDir);
  // The embedded database locks its folder itself. On PostgreSQL several servers may share one, each in its
  // own place.
  const lugar = config.databaseUrl === undefined ? undefined : tomaLugar(config.dataDir, dataDir.tmp);
  outliveLogReader();
  const log = createLog(process.stdout, config.logLevel);
  const replicas = replicasOf(config, log);
  const open = openDatabase({ ...databaseOf(config, dataDir), ...(replicas ? { replicas } : {}) });
  const lists = listsOf(config, log);
  const close = async (): Promise<void> => {
    await lists?.close();
    await open.close();
    lugar?.release();
  };
  try {
    const { db, replicas: up } = open;
    const { deps, sai } = await fill(config, dataDir, { db, replicas: up, lists, lugar, log });
    const leave = async (): Promise<void> => {
      await sai().catch(() => undefined);
      await close();
    };
    return { deps, dataDir, close: leave };
  } catch (error) {
    await close();
    throw error;
  }
};
