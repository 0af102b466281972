import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { answers } from '../db/ping.ts';
import type { Deps } from '../deps.ts';

const PATIENCE_MS = 2_000;

const answersInTime = (db: Deps['db']): Promise<boolean> =>
  Promise.race([answers(db), setTimeout(PATIENCE_MS, false, { ref: false })]);

/** `/live`: the process runs. `/ready`: it takes work; 503 while it shuts down or the database is silent for 2 s. No detail. */
export const serveHealth = (app: FastifyInstance, deps: Deps): void => {
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const isReady = await answersInTime(deps.db);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'indisponível' });
  });
};
