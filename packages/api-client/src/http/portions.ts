import type * as z from 'zod/mini';
import { sinkOf } from './arrivals.ts';
import { ApiError } from './ApiError.ts';
import { rowDecoder } from './decoder.ts';
import type { Endpoint, Schema } from './endpoint.ts';

/**
 * The header by which our server says that each line of its JSON holds whole rows: `[{…},{…}⏎,{…}⏎]`. It is JSON like any other for who
 * reads it whole; a server without it is read whole here too.
 */
export const portionsHeader = 'vidas-portions';

/** A list that stops flowing for so many milliseconds is given up, however long it takes in all. */
const SILENCE_MS = 20_000;
/** Milliseconds of work between two chances for the browser to draw and to handle input. */
const STRETCH_MS = 8;
/** Rows decoded between two looks at the clock. */
const ROWS_PER_LOOK = 64;

/** The contract of a row, where the answer is a list that came in portions. */
export const portionedRow = (endpoint: Endpoint, response: Response): Schema | undefined => {
  if (!response.ok || response.body === null || !response.headers.has(portionsHeader)) return undefined;
  const { def } = (endpoint.reply as unknown as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? (def.element as unknown as Schema) : undefined;
};

/** The next task of the event loop: sooner than a timer, later than pending input and drawing. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrive = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', arrive, { once: true });
    port1.start();
    port2.postMessage(null);
  });

interface Reading {
  readonly signal: AbortSignal | undefined;
  readonly silenceMs?: number | undefined;
}

/** One read that ends by itself when nothing comes. */
const readOrGiveUp = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMs: number,
): Promise<Uint8Array | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('network', { message: 'O servidor parou de enviar as linhas.' })),
      silenceMs,
    );
  });
  try {
    const { value } = await Promise.race([reader.read(), silence]);
    return value;
  } finally {
    clearTimeout(timer);
  }
};

/** The lines of an answer, each once it is whole. Throws when the connection breaks or the last line is not the end of a list. */
async function* linesOf(
  body: ReadableStream<Uint8Array>,
  { signal, silenceMs = SILENCE_MS }: Reading,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let parts: string[] = [];
  const giveUp = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', giveUp);
  try {
    for (;;) {
      const bytes = await readOrGiveUp(reader, silenceMs);
      signal?.throwIfAborted();
      if (bytes === undefined) break;
      let text = decoder.decode(bytes, { stream: true });
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n')) {
        parts.push(text.slice(0, end));
        yield parts.join('');
        parts = [];
        text = text.slice(end + 1);
      }
      parts.push(text);
    }
    if (parts.join('').trim() !== ']') throw new TypeError('The list ended before its last row.');
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('network', { cause });
  } finally {
    signal?.removeEventListener('abort', giveUp);
    // Also ends the statement at the server when nobody wants the rest.
    await reader.cancel().catch(() => undefined);
  }
}

/** The rows of a line: its first sign is the bracket or a comma. */
const rowsOfLine = (line: string): unknown[] => JSON.parse(`[${line.slice(1)}]`) as unknown[];

/**
 * Reads a list as it comes: parses and decodes it portion by portion, never longer than a few milliseconds at once. Who watches the
 * signal (`watchRows`) sees the rows before all are there.
 */
export const readPortions = async (
  element: Schema,
  body: ReadableStream<Uint8Array>,
  reading: Reading,
): Promise<unknown[]> => {
  const decode = rowDecoder(element);
  const sink = sinkOf(reading.signal);
  const rows: unknown[] = [];
  let until = performance.now() + STRETCH_MS;
  for await (const line of linesOf(body, reading)) {
    const fresh = rowsOfLine(line);
    for (let at = 0; at < fresh.length; at++) {
      rows.push(decode(fresh[at]));
      if (at % ROWS_PER_LOOK !== 0 || performance.now() < until) continue;
      await nextTask();
      until = performance.now() + STRETCH_MS;
    }
    sink?.(rows);
    reading.signal?.throwIfAborted();
  }
  return rows;
};
