import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { sinkOf } from './arrivals.ts';
import { rowDecoder } from './decoder.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { type Bytes, LINE_END, linesOf, type Reading } from './lines.ts';

/**
 * The header by which our server says that each line of its JSON holds whole rows: `[{…},{…}⏎,{…}⏎]`. It is JSON like any other for who
 * reads it whole; a server without it is read whole here too.
 */
export const portionsHeader = 'vidas-portions';

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

const decoder = new TextDecoder();
const OPEN = 0x5b;
const CLOSE = 0x5d;

/** The rows of a line: its first sign is a bracket or a comma, and a bracket is put in the place of its end. */
const rowsOfLine = (line: Bytes): unknown[] => {
  line[0] = OPEN;
  line[line.length - 1] = CLOSE;
  return JSON.parse(decoder.decode(line)) as unknown[];
};

/** Of a list that ended before its last row, only that the connection broke is known. */
const cutOff = (): ApiError =>
  new ApiError('network', { cause: new TypeError('The list ended before its last row.') });

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
    if (line.at(-1) !== LINE_END) {
      if (decoder.decode(line).trim() !== ']') throw cutOff();
      break;
    }
    // A line without rows says that the server works on.
    if (line.length === 1) continue;
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
