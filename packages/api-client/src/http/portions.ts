import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { sinkOf } from './arrivals.ts';
import { columnDecoder } from './columnDecoder.ts';
import { columnsType, type WireColumn } from './columns.ts';
import { rowDecoder } from './decoder.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { type Bytes, LINE_END, linesOf, type Reading } from './lines.ts';

/**
 * Header with which our server announces that each line of its JSON holds whole rows: `[{…},{…}⏎,{…}⏎]`. The answer is plain JSON for other
 * readers; answers without the header are read whole here too. For a list in an object the header names the list, `lines planos`, and the
 * first line holds the text before it: `{"total":2,"planos":⏎[{…}⏎,{…}⏎],"fim":true}`.
 */
export const portionsHeader = 'vidas-portions';

/** Value of the header for a list, or for the list in that field of an object. */
export const portionsOf = (field?: string): string => (field === undefined ? 'lines' : `lines ${field}`);

/** Milliseconds of work before the browser may draw and handle input. */
const STRETCH_MS = 8;
/** Rows decoded between two looks at the clock. A portion by column takes a millisecond and counts as one item. */
const ITEMS_PER_LOOK = 64;

/** Form of an answer in portions: a list, or an object around one. */
export interface Portioned {
  /** The contract of a row. */
  readonly row: Schema;
  /** The field of the object that is the list. */
  readonly field: string | undefined;
  /** True when its lines hold columns, not rows. */
  readonly isByColumn: boolean;
}

/** Form of the portions; undefined for an answer in one piece. */
export const portionedOf = (endpoint: Endpoint, response: Response): Portioned | undefined => {
  const said = response.headers.get(portionsHeader);
  if (!response.ok || response.body === null || said === null) return undefined;
  const field = said.split(' ')[1];
  const isByColumn = response.headers.get('content-type')?.startsWith(columnsType) ?? false;
  const whole = (endpoint.reply as unknown as z.core.$ZodTypes)._zod.def;
  if (field === undefined)
    return whole.type === 'array'
      ? { row: whole.element as unknown as Schema, field, isByColumn }
      : undefined;
  if (whole.type !== 'object') return undefined;
  const list = (whole.shape[field] as unknown as z.core.$ZodTypes | undefined)?._zod.def;
  return list?.type === 'array' ? { row: list.element as unknown as Schema, field, isByColumn } : undefined;
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

/**
 * Items of a line. Its first byte, a bracket or a comma, becomes an opening bracket, and its line end a closing one.
 */
const itemsOfLine = (line: Bytes): unknown[] => {
  line[0] = OPEN;
  line[line.length - 1] = CLOSE;
  return JSON.parse(decoder.decode(line)) as unknown[];
};

/** Makes rows from the items of lines. */
const readerOf = ({ row, isByColumn }: Portioned): ((item: unknown, rows: unknown[]) => void) => {
  if (!isByColumn) {
    const decode = rowDecoder(row);
    return (item, rows) => void rows.push(decode(item));
  }
  let decode: ReturnType<typeof columnDecoder> | undefined;
  return (item, rows) => {
    // The first item names the fields.
    if (decode === undefined) decode = columnDecoder(row, item as string[]);
    else for (const one of decode(item as WireColumn[])) rows.push(one);
  };
};

/** Error for a list that ended before its last row: a broken connection, with no other known cause. */
const cutOff = (): ApiError =>
  new ApiError('network', { cause: new TypeError('The list ended before its last row.') });

/** The object around the list, without its rows. */
const frameOf = (before: string, after: string): unknown => {
  const rest = after.trim();
  if (before === '' ? rest !== ']' : !rest.startsWith(']')) throw cutOff();
  try {
    return before === '' ? undefined : JSON.parse(`${before}[${rest}`);
  } catch {
    throw cutOff();
  }
};

/** A complete list: its rows in the values of our code, and the object around it as on the wire, without rows. */
export interface ReadList {
  readonly rows: unknown[];
  readonly frame: unknown;
}

/**
 * Reads a list as it comes, portion by portion, never longer than a few milliseconds at once. The owner of the signal (`watchRows`) sees
 * rows before all are there.
 */
export const readPortions = async (
  portioned: Portioned,
  body: ReadableStream<Uint8Array>,
  reading: Reading,
): Promise<ReadList> => {
  const { field } = portioned;
  const read = readerOf(portioned);
  // Screens use more of an object than its rows, so they get it whole.
  const sink = field === undefined ? sinkOf(reading.signal) : undefined;
  const rows: unknown[] = [];
  let before = '';
  let until = performance.now() + STRETCH_MS;
  for await (const line of linesOf(body, reading)) {
    if (line.at(-1) !== LINE_END) return { rows, frame: frameOf(before, decoder.decode(line)) };
    // A line without rows shows that the server is still at work.
    if (line.length === 1) continue;
    if (field !== undefined && before === '') {
      before = decoder.decode(line);
      continue;
    }
    const items = itemsOfLine(line);
    for (let at = 0; at < items.length; at++) {
      read(items[at], rows);
      if (at % ITEMS_PER_LOOK !== 0 || performance.now() < until) continue;
      await nextTask();
      until = performance.now() + STRETCH_MS;
    }
    if (rows.length > 0) sink?.(rows);
    reading.signal?.throwIfAborted();
  }
  throw cutOff();
};
