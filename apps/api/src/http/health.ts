import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

const PATIENCE_MS = 2_000;

const answers = async ({ db }: Deps): Promise<boolean> => {
  const ask = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([ask, setTimeout(PATIENCE_MS, false, { ref: false })]);
};

/** `/live`: the process runs. `/ready`: it takes work; 503 while it shuts down or the database is silent for 2 s. No detail. */
export const serveHealth = (app: FastifyInstance, deps: Deps): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const isReady = !isClosing && (await answers(deps));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'indisponível' });
  });
};
