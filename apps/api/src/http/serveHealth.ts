import type { FastifyInstance } from 'fastify';
import { access, constants, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { longWorkOf } from '../db/embedded/turns.ts';
import type { EspacoDoBanco } from '../db/espaco.ts';
import { stateOf } from '../db/ping.ts';
import type { Deps } from '../deps.ts';

const PATIENCE_MS = 2_000;

/** Less room than this, and the next upload or the next page of the database may no longer fit. */
const LEAST_BYTES = 64 * 1_048_576;

const SILENT = 'indisponível';
const FULL = 'disco cheio';
const READ_ONLY = 'somente leitura';
const ENDING = 'encerrando';

const freeBytesOf = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** What keeps files from being written into a folder; undefined when nothing does. */
const diskProblem = async (dir: string, freeBytes: typeof freeBytesOf): Promise<string | undefined> => {
  try {
    await access(dir, constants.W_OK);
  } catch {
    return READ_ONLY;
  }
  return (await freeBytes(dir)) < LEAST_BYTES ? FULL : undefined;
};

const databaseProblem = async (db: Deps['db'], espaco: EspacoDoBanco): Promise<string | undefined> => {
  const state = await Promise.race([stateOf(db), setTimeout(PATIENCE_MS, 'silent', { ref: false })]);
  if (state === 'silent') return SILENT;
  if (state === 'readOnly') return READ_ONLY;
  return (await espaco.estaCheio()) ? FULL : undefined;
};

/** Of the replicas those that are up, in words; nothing where there are none. A server whose replicas are gone asks the primary (SER-38). */
const replicasOf = ({ replicas }: Pick<Deps, 'replicas'>): { replicas?: string } => {
  if (!replicas) return {};
  const { up, all } = replicas();
  return { replicas: `${up} de ${all}` };
};

/**
 * `/live`: the process runs. `/ready`: it takes work; 503 while the database is silent for 2 s, where nothing can be written
 * (SER-27), and before it ends among others (SER-28). It says which of them, and no detail. While the embedded database is lent to long work
 * it says what that is, and that is no fault: whoever calls is told the same (CAR-39). `espaco`: the room of the database; `freeBytes`: that of the
 * folder's disk.
 */
export const serveHealth = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'replicas' | 'servidor'>,
  espaco: EspacoDoBanco,
  freeBytes = freeBytesOf,
): void => {
  app.addHook('onError', async (_request, _reply, error) => espaco.ouve(error));
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const work = longWorkOf(deps.db)?.name;
    const silence = work === undefined ? await databaseProblem(deps.db, espaco) : undefined;
    const problem = deps.servidor.saindo
      ? ENDING
      : (silence ?? (await diskProblem(deps.config.dataDir, freeBytes)));
    return reply
      .code(problem === undefined ? 200 : 503)
      .send({ status: problem ?? work ?? 'ok', ...replicasOf(deps) });
  });
};
