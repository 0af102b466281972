import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Writable } from 'node:stream';

/** Loggable part of an error: kind and place. Messages and values may contain personal data and are omitted. */
export const safeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'column', unknown>>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code,
    constraint,
    table,
    column,
    // Our own text about our own contract: field names, no values.
    ...(error.name === 'ContractBreach' ? { breach: error.message } : {}),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
};

const nothing = (): undefined => undefined;
const serializers = { req: nothing, res: nothing, err: safeError, error: safeError };

/**
 * Log of the server: one JSON line per event, without host name. Fastify's own logger, so that one format
 * serves both.
 */
export const createLog = (stream: Pick<Writable, 'write'>, level = 'info'): FastifyBaseLogger =>
  Fastify({
    logger: {
      level,
      stream: { write: (line: string) => void stream.write(line) },
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // Requests and answers are never serialised, even when passed by mistake.
      serializers,
    } as FastifyServerOptions['logger'] & object,
  }).log;
