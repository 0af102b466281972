import type { FastifyBaseLogger } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Servidor } from '../servers/presenca.ts';

/**
 * Milliseconds for leaving, for running requests and for closing. A supervisor kills after ten seconds, so the sum is
 * less (SER-28).
 */
const LEAVING_MS = 2_500;
const PATIENCE_MS = 5_000;
const CLOSING_MS = 2_000;

/**
 * Marks the server as leaving when there are others, and serves until a proxy that polls `/ready` each second has
 * noticed.
 */
export const retira = async (
  servidor: Servidor,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> => {
  if (servidor.vivos() < 2) return;
  servidor.saindo = true;
  await wait(LEAVING_MS);
};

interface Closing {
  close: () => Promise<void>;
}

/** Ends the process cleanly on SIGTERM, SIGINT or an uncaught error: server first, then database, exit 0 (or 1). */
export const endOnSignal = (
  { server, data, servidor }: { server: Closing; data: Closing; servidor: Servidor },
  log: FastifyBaseLogger,
): void => {
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    try {
      if (code === 0) await retira(servidor);
      // Longer work is cut off, whether an upload or a statement. The next start cleans up.
      await Promise.race([server.close(), setTimeout(PATIENCE_MS)]);
      await Promise.race([data.close(), setTimeout(CLOSING_MS)]);
    } catch (err) {
      log.error({ err }, 'encerramento com falha');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  // After an unexpected error the state is unknown, so the process ends and the supervisor restarts it.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (err) => {
      log.fatal({ err }, 'falha não tratada');
      void end(1);
    });
  }
};
