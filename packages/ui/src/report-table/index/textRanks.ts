import { weighLetters, type LetterWeights } from './letterWeights.ts';
import { blankRank, type Ranks } from './ranks.ts';
import { sortWords } from './sortWords.ts';
import { rowsPerStep, type Steps } from './steps.ts';
import type { TextKeys } from './textKeys.ts';

/**
 * Sorts rows by their folded texts without comparing strings: the first letters and the row number are packed into one 64-bit
 * word, the browser's integer sort orders the words, and only rows whose letters were equal look at the following letters. The
 * order is that of Intl.Collator('pt-BR', base) for letters that fold to single units.
 */
class TextSorter {
  readonly keys: TextKeys;
  readonly weights: Uint16Array;
  readonly bits: number;
  /** Letters in each of the two halves (20 bits each) of a word. */
  readonly half: number;
  /** The rows, in the order found so far. */
  readonly rows: Uint32Array;
  /** 1 when the text equals the one before it. */
  readonly isSame: Uint8Array;
  private readonly words: BigUint64Array<ArrayBuffer>;
  /** The same words, low and high 32 bits. */
  private readonly parts: Uint32Array;
  /** Stretches of rows that are still equal: from, to, letters already compared. */
  private readonly open: number[] = [];

  constructor(keys: TextKeys, { weights, bits }: LetterWeights, rows: Uint32Array) {
    this.keys = keys;
    this.weights = weights;
    this.bits = bits;
    this.half = Math.floor(20 / bits);
    this.rows = rows;
    this.isSame = new Uint8Array(rows.length);
    this.words = new BigUint64Array(rows.length);
    this.parts = new Uint32Array(this.words.buffer);
  }

  /** The letters of a row from `from` on, as many as fit half a word. */
  private letters(from: number, end: number): number {
    const { units } = this.keys;
    let packed = 0;
    for (let at = from; at < from + this.half; at++)
      packed = (packed << this.bits) | (at < end ? (this.weights[units[at] as number] as number) : 0);
    return packed;
  }

  private packRows(from: number, to: number, depth: number): void {
    const { parts, rows } = this;
    const { starts } = this.keys;
    for (let at = from; at < to; at++) {
      const row = rows[at] as number;
      const first = (starts[row] as number) + depth;
      const end = (starts[row + 1] as number) - 1;
      const low = this.letters(first + this.half, end);
      parts[2 * at] = ((low & 0xff) << 24) | row;
      parts[2 * at + 1] = (this.letters(first, end) << 12) | (low >>> 8);
    }
  }

  /** Reads the sorted words back and records which stretches are still equal. */
  private takeOrder(from: number, to: number, depth: number): void {
    const { parts, rows, isSame } = this;
    const lastLetter = (1 << this.bits) - 1;
    let start = from;
    for (let at = from; at <= to; at++) {
      if (at < to) rows[at] = (parts[2 * at] as number) & 0xffffff;
      const isEqual =
        at < to &&
        at > from &&
        parts[2 * at + 1] === parts[2 * at - 1] &&
        (parts[2 * at] as number) >>> 24 === (parts[2 * at - 2] as number) >>> 24;
      if (isEqual || at === from) continue;
      if (at - start > 1) {
        const low =
          (((parts[2 * start + 1] as number) << 8) | ((parts[2 * start] as number) >>> 24)) & 0xfffff;
        // The last letter weighs nothing: all these texts ended here and are equal.
        if ((low & lastLetter) === 0) isSame.fill(1, start + 1, at);
        else this.open.push(start, at, depth + 2 * this.half);
      }
      start = at;
    }
  }

  private compare(a: number, b: number, depth: number): number {
    const { units, starts } = this.keys;
    const endA = (starts[a + 1] as number) - 1;
    const endB = (starts[b + 1] as number) - 1;
    let atA = (starts[a] as number) + depth;
    let atB = (starts[b] as number) + depth;
    for (; atA < endA && atB < endB; atA++, atB++) {
      const difference =
        (this.weights[units[atA] as number] as number) - (this.weights[units[atB] as number] as number);
      if (difference !== 0) return difference;
    }
    return endA - atA - (endB - atB);
  }

  /** Insertion sort for a few rows; stable, because the rows came in their own order. */
  private sortFew(from: number, to: number, depth: number): void {
    const { rows, isSame } = this;
    for (let at = from + 1; at < to; at++) {
      const row = rows[at] as number;
      let place = at;
      while (place > from && this.compare(rows[place - 1] as number, row, depth) > 0) {
        rows[place] = rows[place - 1] as number;
        place--;
      }
      rows[place] = row;
    }
    for (let at = from + 1; at < to; at++)
      isSame[at] = this.compare(rows[at - 1] as number, rows[at] as number, depth) === 0 ? 1 : 0;
  }

  *sort(): Steps<void> {
    const { length } = this.rows;
    for (let from = 0; from < length; from += rowsPerStep) {
      this.packRows(from, Math.min(length, from + rowsPerStep), 0);
      yield;
    }
    yield* sortWords(this.words);
    this.takeOrder(0, length, 0);
    let work = 0;
    while (this.open.length > 0) {
      const [from = 0, to = 0, depth = 0] = this.open.splice(-3);
      if (to - from <= few) this.sortFew(from, to, depth);
      else {
        this.packRows(from, to, depth);
        this.words.subarray(from, to).sort();
        this.takeOrder(from, to, depth);
      }
      work += to - from;
      if (work > rowsPerStep) {
        work = 0;
        yield;
      }
    }
  }
}

const few = 12;

/** Ranks of the rows by their texts. */
export function* rankTexts(keys: TextKeys): Steps<Ranks> {
  const { starts } = keys;
  const ranks = new Uint32Array(starts.length - 1).fill(blankRank);
  const filled = new Uint32Array(ranks.length);
  let length = 0;
  for (let row = 0; row < ranks.length; row++)
    if ((starts[row + 1] as number) - (starts[row] as number) > 1) filled[length++] = row;
  yield;
  const sorter = new TextSorter(keys, yield* weighLetters(keys.units), filled.subarray(0, length));
  yield* sorter.sort();
  let rank = -1;
  for (let at = 0; at < length; at++) {
    if (sorter.isSame[at] === 0) rank++;
    ranks[sorter.rows[at] as number] = rank;
  }
  return { ranks, count: rank + 1 };
}
