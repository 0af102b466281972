import type { FastifyInstance } from 'fastify';
import { access, constants, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { longWorkOf } from '../db/embedded/turns.ts';
import type { EspacoDoBanco } from '../db/espaco.ts';
import { stateOf } from '../db/ping.ts';
import type { Deps } from '../deps.ts';

const PATIENCE_MS = 2_000;

/** Least free room in bytes, for the next upload or the next page of the database. */
const LEAST_BYTES = 64 * 1_048_576;

const SILENT = 'indisponível';
const FULL = 'disco cheio';
const READ_ONLY = 'somente leitura';
const ENDING = 'encerrando';

const freeBytesOf = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Obstacle to writing files into a folder; undefined without one. */
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

/** Running replicas as text; empty without replicas. A server without running replicas uses the primary (SER-38). */
const replicasOf = ({ replicas }: Pick<Deps, 'replicas'>): { replicas?: string } => {
  if (!replicas) return {};
  const { up, all } = replicas();
  return { replicas: `${up} de ${all}` };
};

/**
 * `/live`: the process runs. `/ready`: it accepts work; 503 while the database is silent for 2 s, when
 * nothing can be written (SER-27), and before it ends among others (SER-28), with the cause but no detail.
 * Long work on the embedded database is named and is no fault: callers get the same text (CAR-39). `espaco`:
 * room of the database; `freeBytes`: room of the folder's disk.
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
