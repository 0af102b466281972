import type { LetterWeights } from './letterWeights.ts';
import { rowsPerStep, type Steps } from '../steps.ts';
import type { TextKeys } from './textKeys.ts';

/** A word is sorted by its upper 40 bits, two halves of whole letters; the lower 24 say whose word it is. */
const halfBits = 20;
/** Words kept of each row, beside the letters by which the rows are put into groups. */
export const wordsKept = 3;
/** Numbers that keep them: the upper 32 bits of each word, and in the last one the 8 bits below of all. */
export const numbersKept = wordsKept + 1;
const groupBits = 15;

/** Packing of the texts' letters into numbers that compare like the texts. */
export interface Packing {
  readonly keys: TextKeys;
  readonly weights: Uint16Array;
  readonly bits: number;
  /** Letters in the number of a group, and in half a word. */
  readonly grouped: number;
  readonly half: number;
}

export const packingOf = (keys: TextKeys, { weights, bits }: LetterWeights): Packing => ({
  keys,
  weights,
  bits,
  grouped: Math.floor(groupBits / bits),
  half: Math.floor(halfBits / bits),
});

/** So many letters of a text from `from` on as one number; the end of the text weighs 0. */
export function packLetters(
  { keys: { units }, weights, bits }: Packing,
  from: number,
  end: number,
  count: number,
): number {
  let packed = 0;
  for (let at = from; at < from + count; at++)
    packed = (packed << bits) | (at < end ? (weights[units[at] as number] as number) : 0);
  return packed;
}

/** The rows in the order of their first letters, with the next ones beside each other in memory. */
export interface TextRecords {
  /** In each group the rows are in their own order. */
  readonly rows: Uint32Array;
  /** `numbersKept` for each of them. */
  readonly numbers: Uint32Array;
  /** Where each group begins, and where the last one ends. */
  readonly groups: Uint32Array;
}

/** Builds the records. Each loop is a function, because a generator's loop is compiled anew after each yield. */
class RecordBuilder {
  readonly rows: Uint32Array;
  readonly numbers: Uint32Array;
  readonly groups: Uint32Array;
  private readonly packing: Packing;
  private readonly filled: Uint32Array;
  private readonly codes: Uint16Array;
  private next = new Uint32Array(0);

  constructor(packing: Packing, filled: Uint32Array) {
    const { length } = filled;
    this.packing = packing;
    this.filled = filled;
    this.codes = new Uint16Array(length);
    this.groups = new Uint32Array((1 << (packing.grouped * packing.bits)) + 1);
    this.rows = new Uint32Array(length);
    this.numbers = new Uint32Array(length * numbersKept);
  }

  count(from: number, to: number): void {
    const { packing, filled, codes, groups } = this;
    const { starts } = packing.keys;
    for (let at = from; at < to; at++) {
      const row = filled[at] as number;
      const end = (starts[row + 1] as number) - 1;
      const code = packLetters(packing, starts[row] as number, end, packing.grouped);
      codes[at] = code;
      groups[code + 1] = (groups[code + 1] as number) + 1;
    }
  }

  /** Turns the counts of the groups into their first places. */
  divide(): void {
    const { groups } = this;
    for (let code = 1; code < groups.length; code++)
      groups[code] = (groups[code] as number) + (groups[code - 1] as number);
    this.next = groups.slice();
  }

  place(from: number, to: number): void {
    const { packing, filled, codes, next, rows } = this;
    const { starts } = packing.keys;
    for (let at = from; at < to; at++) {
      const row = filled[at] as number;
      const code = codes[at] as number;
      const place = next[code] as number;
      next[code] = place + 1;
      rows[place] = row;
      this.keep(place, (starts[row] as number) + packing.grouped, (starts[row + 1] as number) - 1);
    }
  }

  private keep(place: number, first: number, end: number): void {
    const { packing, numbers } = this;
    const { half } = packing;
    let from = first;
    let lower = 0;
    for (let word = 0; word < wordsKept; word++) {
      const high = packLetters(packing, from, end, half);
      const low = packLetters(packing, from + half, end, half);
      numbers[numbersKept * place + word] = (high << 12) | (low >>> 8);
      lower |= (low & 0xff) << (8 * word);
      from += 2 * half;
    }
    numbers[numbersKept * place + wordsKept] = lower;
  }
}

/**
 * Puts the rows into groups by their first letters and copies their next letters there. Whoever sorts a group reads what lies together;
 * in the texts every row would be somewhere else, and a wait for the memory each time.
 */
export function* buildRecords(packing: Packing, filled: Uint32Array): Steps<TextRecords> {
  const { length } = filled;
  const builder = new RecordBuilder(packing, filled);
  for (let from = 0; from < length; from += 4 * rowsPerStep) {
    builder.count(from, Math.min(length, from + 4 * rowsPerStep));
    yield;
  }
  builder.divide();
  for (let from = 0; from < length; from += rowsPerStep) {
    builder.place(from, Math.min(length, from + rowsPerStep));
    yield;
  }
  return builder;
}
