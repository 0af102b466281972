import { encodeText, type Shape } from '../output.ts';
import type { Contagem } from './contagem.ts';

const OPEN = 0x5b;
const COMMA = 0x2c;
const LINE_END = 0x0a;

type Rows = readonly unknown[];

/** Encodes rows as lines of a JSON array, one line per portion. */
export interface Lines {
  /** First line, when it has no rows. */
  readonly head?: string;
  readonly encode: (rows: Rows) => string;
}

/** A list by row, in the contract's form. */
export const rowLines = (shape: Shape): Lines => ({ encode: (rows) => encodeText(shape, rows) });

/** Beginning of a list. */
export interface Opening {
  readonly bytes: Buffer;
  readonly isEmpty: boolean;
}

/** Bytes of a list up to its closing bracket, in portions. */
export interface Pieces {
  /** Opening with the first rows; called once, before `next`. Rejects when they cannot be read. */
  readonly first: () => Promise<Opening>;
  /** Next rows; undefined after the last. */
  readonly next: () => Promise<Buffer | undefined>;
  /** Ends the reading at any point, and waits until all work on it has stopped; called once. */
  readonly end: () => Promise<void>;
  /** Number of people in the pieces so far; 0 without a count. */
  readonly pessoas: () => number;
}

/**
 * Rows as bytes, with another character before them and a line end instead of the closing bracket, so that a
 * client detects a complete portion by its line (SER-32). Slicing and joining text of this size would cost
 * too much.
 */
const pieceOf = (json: string, sign: number): Buffer => {
  const bytes = Buffer.from(json);
  bytes[0] = sign;
  bytes[bytes.length - 1] = LINE_END;
  return bytes;
};

/** Head and first rows, if any. */
const openingOf = ({ head, encode }: Lines, rows: Rows | undefined): Buffer => {
  const first = rows === undefined ? [] : [encode(rows)];
  const [start = '[]', ...more] = head === undefined ? first : [head, ...first];
  if (more.length === 0) return pieceOf(start, OPEN);
  return Buffer.concat([pieceOf(start, OPEN), ...more.map((json) => pieceOf(json, COMMA))]);
};

/** Reads rows and encodes them in portions, counting people of a recorded list (PRV-8). */
export const piecesOf = (portions: AsyncIterable<Rows>, lines: Lines, contagem?: Contagem): Pieces => {
  const rows = portions[Symbol.asyncIterator]();
  const some = async (): Promise<Rows | undefined> => {
    let step = await rows.next();
    while (!step.done && step.value.length === 0) step = await rows.next();
    if (step.done) return undefined;
    contagem?.add(step.value);
    return step.value;
  };
  return {
    first: async () => {
      const read = await some();
      return { bytes: openingOf(lines, read), isEmpty: read === undefined };
    },
    next: async () => {
      const read = await some();
      return read && pieceOf(lines.encode(read), COMMA);
    },
    end: async () => {
      await rows.return?.();
    },
    pessoas: () => contagem?.total() ?? 0,
  };
};
