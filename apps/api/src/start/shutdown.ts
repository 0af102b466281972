import type { FastifyBaseLogger } from 'fastify';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** Ends the process cleanly on SIGTERM, SIGINT or an error that nobody caught: server first, then database, exit 0 (or 1). */
export const endOnSignal = (
  { server, data }: { server: { close: () => Promise<void> }; data: { close: () => Promise<void> } },
  log: FastifyBaseLogger,
): void => {
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    try {
      // Work that takes longer than this is cut off; the database still closes cleanly.
      await Promise.race([server.close(), setTimeout(PATIENCE_MS)]);
      await data.close();
    } catch (err) {
      log.error({ err }, 'encerramento com falha');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  // After an unexpected error the state is unknown: end, and let the supervisor start anew.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (err) => {
      log.fatal({ err }, 'falha não tratada');
      void end(1);
    });
  }
};
