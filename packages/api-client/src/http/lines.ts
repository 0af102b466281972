import { ApiError } from './ApiError.ts';

/** Milliseconds of silence after which a list is cancelled; its total time has no limit. */
const SILENCE_MS = 20_000;
/** First size of the buffer in bytes: some portions. */
const ROOM = 1_048_576;

/** The end of a line, as a byte. */
export const LINE_END = 0x0a;

/** Options of the reading of an answer. */
export interface Reading {
  readonly signal: AbortSignal | undefined;
  readonly silenceMs?: number | undefined;
}

/** Bytes with a single owner. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A buffer whose first bytes are unread. */
interface Held {
  readonly bytes: Bytes;
  readonly length: number;
  readonly isOver: boolean;
}

/** Source of the bytes. */
interface Source {
  /** Appends more bytes to the unread ones. The caller must not use the old buffer afterwards. */
  readonly more: (held: Held) => Promise<Held>;
  readonly cancel: () => Promise<void>;
}

const withRoom = ({ bytes, length }: Held, more: number): Bytes => {
  if (length + more <= bytes.length) return bytes;
  const wider = new Uint8Array(Math.max(2 * bytes.length, length + more));
  wider.set(bytes.subarray(0, length));
  return wider;
};

/** Chunks from the browser, copied into one buffer. */
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
 * Reads into the same buffer repeatedly, where the browser can. Separate chunks wait for the garbage collector: they were half of a page's
 * peak memory.
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
      // The reading was cancelled from outside, and the buffer is lost with it.
      if (value === undefined) return { bytes: new Uint8Array(), length: 0, isOver: true };
      return { bytes: new Uint8Array(value.buffer), length: held.length + value.length, isOver: done };
    },
    cancel: () => reader.cancel(),
  };
};

/** The value, or a rejection after a silence. */
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
 * The lines of an answer, each complete with its end; a rest without an end comes last. The bytes of a line stay valid until the next line
 * is asked for. Throws when the connection breaks.
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
