import type { FastifyInstance } from 'fastify';
import { access, constants, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
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

const databaseProblem = async (db: Deps['db']): Promise<string | undefined> => {
  const state = await Promise.race([stateOf(db), setTimeout(PATIENCE_MS, 'silent', { ref: false })]);
  if (state === 'silent') return SILENT;
  return state === 'readOnly' ? READ_ONLY : undefined;
};

/** Of the replicas those that are up, in words; nothing where there are none. A server whose replicas are gone asks the primary (SER-38). */
const replicasOf = ({ replicas }: Pick<Deps, 'replicas'>): { replicas?: string } => {
  if (!replicas) return {};
  const { up, all } = replicas();
  return { replicas: `${up} de ${all}` };
};

/**
 * `/live`: the process runs. `/ready`: it takes work; 503 while the database is silent for 2 s, where nothing can be written
 * (SER-27), and before it ends among others (SER-28). It says which of them, and no detail. `freeBytes`: the room of the folder's disk.
 */
export const serveHealth = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'replicas' | 'servidor'>,
  freeBytes = freeBytesOf,
): void => {
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const problem = deps.servidor.saindo
      ? ENDING
      : ((await databaseProblem(deps.db)) ?? (await diskProblem(deps.config.dataDir, freeBytes)));
    return reply
      .code(problem === undefined ? 200 : 503)
      .send({ status: problem ?? 'ok', ...replicasOf(deps) });
  });
};
