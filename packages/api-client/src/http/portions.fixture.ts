import { vi } from 'vitest';
import * as z from 'zod/mini';
import { day } from '../kinds/day.ts';
import { money } from '../kinds/decimal.ts';
import { type Sink, watchRows } from './arrivals.ts';
import type { ApiError } from './ApiError.ts';
import { endpoint } from './endpoint.ts';
import { createHttp } from './http.ts';
import { portionsHeader, portionsOf } from './portions.ts';

export const getLinhas = endpoint('GET /teste/getLinhas', {
  summary: 'x',
  reply: z.array(z.object({ dia: day, valor: money, nome: z.string() })),
});
const bases = { '/api/v1': 'http://api.test/api/v1', '/api-site/v1': 'http://api.test/api-site/v1' } as const;
export const http = createHttp({ bases });

export const rowOf = (at: number) => ({ dia: '21/11/2026', valor: `${at},00`, nome: `Conceição ${at}` });
export const wanted = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ dia: '2026-11-21', valor: at * 100, nome: `Conceição ${at}` }));
/** Text of our server: `count` rows, `each` per line. */
export const written = (count: number, each: number): string => {
  const rows = Array.from({ length: count }, (_, at) => JSON.stringify(rowOf(at)));
  const lines = Array.from({ length: Math.ceil(count / each) }, (_, at) =>
    rows.slice(at * each, (at + 1) * each).join(),
  );
  return `[${lines.join('\n,')}\n]`;
};

interface Flow {
  readonly headers?: Record<string, string>;
  /** True reads into our own buffer, as current browsers do; false gives separate chunks, as older ones do. */
  readonly isOfBytes?: boolean;
}

/** An answer whose bytes come when the test sends them. */
export const flowing = ({ headers = { [portionsHeader]: portionsOf() }, isOfBytes = false }: Flow = {}) => {
  let controller: ReadableStreamDefaultController<Uint8Array> | ReadableByteStreamController;
  const cancel = vi.fn();
  const start = (given: typeof controller) => void (controller = given);
  const body = isOfBytes
    ? new ReadableStream({ type: 'bytes', start, cancel })
    : new ReadableStream<Uint8Array>({ start, cancel });
  vi.stubGlobal('fetch', async () => {
    return new Response(body, { headers: { 'content-type': 'application/json', ...headers } });
  });
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    cancel,
    send: (text: string) => controller.enqueue(bytes(text)),
    sendBytes: (some: Uint8Array<ArrayBuffer>) => controller.enqueue(some),
    end: () => controller.close(),
    break: () => controller.error(new TypeError('network error')),
  };
};

export const call = (sink?: Sink) => {
  const controller = new AbortController();
  if (sink) watchRows(controller.signal, sink);
  return { controller, reply: http.call(getLinhas, {}, { signal: controller.signal }) };
};

export const failureOf = (reply: Promise<unknown>) =>
  reply.then(
    () => undefined,
    (error: ApiError) => error,
  );
