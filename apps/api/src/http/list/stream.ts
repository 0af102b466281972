import type { Endpoint, Reply } from '@vidas/api-client/http/endpoint.ts';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Place, Places } from '../places.ts';
import type { Around } from './framed.ts';
import type { Pieces } from './pieces.ts';

/** A list of the contract in portions, for handlers with many rows. */
export type Portions<E extends Endpoint> =
  Reply<E> extends readonly (infer Row)[] ? AsyncIterable<readonly Row[]> : never;

/** Leaves some of the ten database connections for short calls. */
const places = new Places(6, 10_000);
/** Interval of line ends as signs of life: our client gives up after 20 s of silence. */
const BEAT_MS = 5_000;
/** A reader that takes nothing for this long lends its place to another. */
const REST_MS = 1_000;
/** A reader that takes nothing for this long counts as gone. */
const STALL_MS = 60_000;

/** The answer comes in portions. */
export const isInPortions = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const LINE_END = 0x0a;

/** Pieces after the first, with a line end after each beat of waiting. */
async function* withBeats(next: Pieces['next'], beatMs: number): AsyncGenerator<Buffer> {
  for (;;) {
    const coming = next().then((piece) => ({ piece }));
    // Prevents an unhandled rejection; the awaiting code still gets the error.
    coming.catch(() => undefined);
    for (;;) {
      const beat = new AbortController();
      const waited = setTimeout(beatMs, undefined, { signal: beat.signal }).catch(() => undefined);
      // Sequential, because this loop waits.
      // oxlint-disable-next-line no-await-in-loop
      const came = await Promise.race([coming, waited]);
      beat.abort();
      if (came && !came.piece) return;
      yield came?.piece ?? Buffer.of(LINE_END);
      if (came) break;
    }
  }
}

async function* wholeOf(
  start: string,
  opening: Buffer,
  rest: AsyncIterable<Buffer>,
  after: Around['after'],
): AsyncGenerator<Buffer> {
  if (start) yield Buffer.from(start);
  yield opening;
  yield* rest;
  yield Buffer.from(']');
  const end = after();
  if (end) yield Buffer.from(end);
}

/** State shared by a list and its reader: place, the reader's share of the time, and completeness. */
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

/**
 * JSON text of a list as a stream; `path` is its call, the key of usual durations. Rejects when the first
 * portion fails, so that the caller gets an ordinary error; a later failure breaks the connection, so that
 * half a list never looks complete.
 */
export const streamList = async (
  path: string,
  pieces: Pieces,
  { around = bare, beatMs = BEAT_MS }: { around?: Around | undefined; beatMs?: number } = {},
): Promise<Readable> => {
  const place = await places.take(path);
  const watch: Watch = { place, readerMs: 0, isWhole: false, onStall: () => undefined };
  const end = async (): Promise<void> => {
    try {
      await pieces.end();
    } catch {
      // The reader left, or already got the error.
    } finally {
      place.give(watch.isWhole ? watch.readerMs : undefined);
    }
  };
  try {
    const { bytes, isEmpty } = await pieces.first();
    const whole = wholeOf(around.before(isEmpty), bytes, withBeats(pieces.next, beatMs), around.after);
    const stream = Readable.from(watched(whole, watch), { objectMode: false, highWaterMark: 1 });
    watch.onStall = () => void stream.destroy(new Error('The reader of a list stalled.'));
    // Also runs when nobody ever read the stream.
    stream.once('close', () => void end());
    return stream;
  } catch (error) {
    await end();
    throw error;
  }
};
