import { ApiError } from './ApiError.ts';

/** A list that stops flowing for so many milliseconds is given up, however long it takes in all. */
const SILENCE_MS = 20_000;
/** Bytes of an answer that are held at first: some portions. */
const ROOM = 1_048_576;

/** The end of a line, as a byte. */
export const LINE_END = 0x0a;

/** How an answer is read. */
export interface Reading {
  readonly signal: AbortSignal | undefined;
  readonly silenceMs?: number | undefined;
}

/** Bytes that nobody else holds. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that were not taken yet stand at the beginning of a buffer. */
interface Held {
  readonly bytes: Bytes;
  readonly length: number;
  readonly isOver: boolean;
}

/** Where bytes come from. */
interface Source {
  /** Those that are held, with more behind them. The buffer that was given cannot be used after it. */
  readonly more: (held: Held) => Promise<Held>;
  readonly cancel: () => Promise<void>;
}

const withRoom = ({ bytes, length }: Held, more: number): Bytes => {
  if (length + more <= bytes.length) return bytes;
  const wider = new Uint8Array(Math.max(2 * bytes.length, length + more));
  wider.set(bytes.subarray(0, length));
  return wider;
};

/** Chunks as the browser makes them, copied into one buffer. */
const copied = (body: ReadableStream<Uint8Array>): Source => {
  const reader = body.getReader();
  return {
    more: async (held) => {
      const { value } = await reader.read();
      if (value === undefined) return { ...held, isOver: true };
      const bytes = withRoom(held, value.length);
      bytes.set(value, held.length);
      return { bytes, length: held.length + value.length, isOver: false };
    },
    cancel: () => reader.cancel(),
  };
};

/**
 * Reads into one buffer again and again, where the browser can do that. Chunks of their own lie around until the collector comes: they were
 * half of what a page needed at its peak.
 */
const sourceOf = (body: ReadableStream<Uint8Array>): Source => {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = body.getReader({ mode: 'byob' });
  } catch {
    return copied(body);
  }
  return {
    more: async (held) => {
      const { value, done } = await reader.read(withRoom(held, 1).subarray(held.length));
      // The reading was ended from outside, and the buffer is gone with it.
      if (value === undefined) return { bytes: new Uint8Array(), length: 0, isOver: true };
      return { bytes: new Uint8Array(value.buffer), length: held.length + value.length, isOver: done };
    },
    cancel: () => reader.cancel(),
  };
};

/** Ends by itself when nothing comes. */
const orGiveUp = async <Value>(coming: Promise<Value>, silenceMs: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('network', { message: 'O servidor parou de enviar as linhas.' })),
      silenceMs,
    );
  });
  try {
    return await Promise.race([coming, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The lines of an answer, each once it is whole and with its end; what stands after the last end comes last, without one. The bytes of a line
 * hold until the next is asked for. Throws when the connection breaks.
 */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  { signal, silenceMs = SILENCE_MS }: Reading,
): AsyncGenerator<Bytes, void, undefined> {
  const source = sourceOf(body);
  const giveUp = () => void source.cancel().catch(() => undefined);
  signal?.addEventListener('abort', giveUp);
  let held: Held = { bytes: new Uint8Array(ROOM), length: 0, isOver: false };
  try {
    while (!held.isOver) {
      let searched = held.length;
      held = await orGiveUp(source.more(held), silenceMs);
      signal?.throwIfAborted();
      const bytes = held.bytes.subarray(0, held.length);
      let start = 0;
      for (;;) {
        const end = bytes.indexOf(LINE_END, searched);
        if (end === -1) break;
        yield bytes.subarray(start, end + 1);
        start = end + 1;
        searched = start;
      }
      bytes.copyWithin(0, start);
      held = { ...held, length: held.length - start };
    }
    yield held.bytes.subarray(0, held.length);
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('network', { cause });
  } finally {
    signal?.removeEventListener('abort', giveUp);
    // Also ends the statement at the server when nobody wants the rest.
    await source.cancel().catch(() => undefined);
  }
}
