import { encodeText, type Shape } from '../output.ts';
import type { Contagem } from './contagem.ts';

const OPEN = 0x5b;
const COMMA = 0x2c;
const LINE_END = 0x0a;

type Rows = readonly unknown[];

/** How rows become the lines of a list: the JSON of an array whose items go on one line. */
export interface Lines {
  /** The first line, where it is not of rows. */
  readonly head?: string;
  readonly encode: (rows: Rows) => string;
}

/** A list row by row, as the contract writes it. */
export const rowLines = (shape: Shape): Lines => ({ encode: (rows) => encodeText(shape, rows) });

/** What a list begins with. */
export interface Opening {
  readonly bytes: Buffer;
  readonly isEmpty: boolean;
}

/** The bytes of a list up to its closing bracket, one portion after the other. */
export interface Pieces {
  /** The first rows with what opens the list; asked for once, before the others. Rejects when they cannot be read. */
  readonly first: () => Promise<Opening>;
  /** The next rows; undefined after the last. */
  readonly next: () => Promise<Buffer | undefined>;
  /** Ends the reading wherever it is, and waits until nothing works on it any more; called once. */
  readonly end: () => Promise<void>;
  /** How many people the pieces so far are about; 0 where nobody counts them. */
  readonly pessoas: () => number;
}

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

/** The head and the first rows, as far as there are any. */
const openingOf = ({ head, encode }: Lines, rows: Rows | undefined): Buffer => {
  const first = rows === undefined ? [] : [encode(rows)];
  const [start = '[]', ...more] = head === undefined ? first : [head, ...first];
  if (more.length === 0) return pieceOf(start, OPEN);
  return Buffer.concat([pieceOf(start, OPEN), ...more.map((json) => pieceOf(json, COMMA))]);
};

/** Rows that are read, written as they come, and counted where the list is on record (PRV-8). */
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
