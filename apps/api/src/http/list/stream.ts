import type { Endpoint, Reply } from '@vidas/api-client/http/endpoint';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Around } from './framed.ts';
import { encodeText, type Shape } from '../output.ts';
import { type Place, Places } from '../places.ts';

/** A list of the contract in portions: what a handler returns when there may be many rows. */
export type Portions<E extends Endpoint> =
  Reply<E> extends readonly (infer Row)[] ? AsyncIterable<readonly Row[]> : never;

/** Leaves some of the ten database connections for the short calls. */
const places = new Places(6, 10_000);
/** So often a line end says that the next rows are still being worked on: our client gives up what is silent for 20 s. */
const BEAT_MS = 5_000;
/** One that takes nothing for this long leaves its place to another meanwhile. */
const REST_MS = 1_000;
/** A reader that takes nothing for this long counts as gone. */
const STALL_MS = 60_000;

/** True for an answer that comes in portions. */
export const isInPortions = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const OPEN = 0x5b;
const COMMA = 0x2c;
const LINE_END = 0x0a;

/**
 * The rows as bytes, with another sign before them and a line end instead of the closing bracket, so that a client knows a whole portion
 * by its line (SER-32); cutting and joining text of this size would cost too much.
 */
const pieceOf = (json: string, sign: number): Buffer => {
  const bytes = Buffer.from(json);
  bytes[0] = sign;
  bytes[bytes.length - 1] = LINE_END;
  return bytes;
};

type Rows = readonly unknown[];

/** The next rows; undefined each time that they are waited for as long as a beat. */
async function* steps(
  rest: AsyncIterator<Rows>,
  beatMs: number,
): AsyncGenerator<IteratorResult<Rows> | undefined> {
  for (;;) {
    const next = rest.next();
    // Also where nobody waits for it any more: an error is told to who does.
    next.catch(() => undefined);
    for (;;) {
      const beat = new AbortController();
      const waited = setTimeout(beatMs, undefined, { signal: beat.signal }).catch(() => undefined);
      // One look after the other: that is what waiting is.
      // oxlint-disable-next-line no-await-in-loop
      const step = await Promise.race([next, waited]);
      beat.abort();
      yield step;
      if (step?.done) return;
      if (step) break;
    }
  }
}

/** How rows become the lines of a list: the JSON of an array whose items go on one line. */
export interface Lines {
  /** The first line, where it is not of rows. */
  readonly head?: string;
  readonly encode: (rows: Rows) => string;
}

const rowLines = (shape: Shape): Lines => ({ encode: (rows) => encodeText(shape, rows) });

/** The head and the first rows, as far as there are any. */
const openingOf = ({ head, encode }: Lines, rows: Rows | undefined): Buffer => {
  const first = rows === undefined ? [] : [encode(rows)];
  const [start = '[]', ...more] = head === undefined ? first : [head, ...first];
  return Buffer.concat([pieceOf(start, OPEN), ...more.map((json) => pieceOf(json, COMMA))]);
};

async function* piecesOf(
  opening: Buffer,
  { encode }: Lines,
  rest: AsyncIterator<Rows>,
  beatMs: number,
): AsyncGenerator<Buffer> {
  yield opening;
  for await (const step of steps(rest, beatMs)) {
    if (step === undefined) yield Buffer.of(LINE_END);
    else if (!step.done && step.value.length > 0) yield pieceOf(encode(step.value), COMMA);
  }
  yield Buffer.from(']');
}

async function* between(start: string, pieces: AsyncIterable<Buffer>, after: () => string) {
  if (start) yield Buffer.from(start);
  yield* pieces;
  const end = after();
  if (end) yield Buffer.from(end);
}

/** What a list and its reader share: its place, how much of the time is the reader's, and whether all was read. */
interface Watch {
  place: Place;
  readerMs: number;
  isWhole: boolean;
  onStall: () => void;
}

async function* watched(pieces: AsyncIterable<Buffer>, watch: Watch): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const began = performance.now();
    const rests = globalThis.setTimeout(watch.place.rest, REST_MS);
    const stalls = globalThis.setTimeout(watch.onStall, STALL_MS);
    try {
      yield piece;
    } finally {
      clearTimeout(rests);
      clearTimeout(stalls);
      watch.place.resume();
      watch.readerMs += performance.now() - began;
    }
  }
  watch.isWhole = true;
}

const bare: Around = { before: () => '', after: () => '' };

/** How a list is written, where not by row and on its own. */
interface ListForm {
  readonly around?: Around | undefined;
  readonly lines?: Lines | undefined;
  readonly beatMs?: number;
}

/**
 * The JSON text of a list as a stream. Rejects when the first portion cannot be read, so that the caller gets an ordinary error;
 * a later failure breaks the connection, so that half a list is never taken for a whole one.
 */
export const streamList = async (
  shape: Shape,
  portions: AsyncIterable<readonly unknown[]>,
  { around = bare, lines = rowLines(shape), beatMs = BEAT_MS }: ListForm = {},
): Promise<Readable> => {
  const place = await places.take(shape.path);
  const watch: Watch = { place, readerMs: 0, isWhole: false, onStall: () => undefined };
  const rows = portions[Symbol.asyncIterator]();
  const end = async (): Promise<void> => {
    try {
      await rows.return?.();
    } catch {
      // The reader is gone or was told already.
    } finally {
      place.give(watch.isWhole ? watch.readerMs : undefined);
    }
  };
  try {
    let step = await rows.next();
    while (!step.done && step.value.length === 0) step = await rows.next();
    const isEmpty = step.done === true;
    const list = piecesOf(openingOf(lines, step.done ? undefined : step.value), lines, rows, beatMs);
    const pieces = between(around.before(isEmpty), list, around.after);
    const stream = Readable.from(watched(pieces, watch), { objectMode: false, highWaterMark: 1 });
    watch.onStall = () => void stream.destroy(new Error('The reader of a list stalled.'));
    // Runs also when nobody ever read from it.
    stream.once('close', () => void end());
    return stream;
  } catch (error) {
    await end();
    throw error;
  }
};
