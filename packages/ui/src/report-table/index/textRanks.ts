import { weighLetters } from './letterWeights.ts';
import { blankRank, type Ranks } from './ranks.ts';
import { sortWords } from './sortWords.ts';
import { rowsPerStep, type Steps } from '../steps.ts';
import type { TextKeys } from './textKeys.ts';
import {
  buildRecords,
  numbersKept,
  packingOf,
  packLetters,
  type Packing,
  type TextRecords,
  wordsKept,
} from './textRecords.ts';

/**
 * Sorts rows by their folded texts without comparing strings: the next letters and the place of the row are packed into one 64-bit
 * word, the browser's integer sort orders the words, and only rows whose letters were equal look at the following letters. The
 * order is that of Intl.Collator('pt-BR', base) for letters that fold to single units.
 */
class TextSorter {
  private readonly packing: Packing;
  private readonly records: TextRecords;
  /** Places in the records, in the order found so far. */
  private readonly order: Uint32Array;
  /** 1 when the text equals the one before it. */
  private readonly isSame: Uint8Array;
  private readonly words: BigUint64Array<ArrayBuffer>;
  /** The same words, low and high 32 bits. */
  private readonly parts: Uint32Array;
  /** Stretches of rows that are still equal: from, to, words already compared. */
  private readonly open: number[] = [];

  constructor(packing: Packing, records: TextRecords) {
    const { length } = records.rows;
    this.packing = packing;
    this.records = records;
    this.order = new Uint32Array(length);
    for (let place = 0; place < length; place++) this.order[place] = place;
    this.isSame = new Uint8Array(length);
    this.words = new BigUint64Array(length);
    this.parts = new Uint32Array(this.words.buffer);
  }

  /** Rank of each row. */
  ranks(rowCount: number): Ranks {
    const { order, isSame } = this;
    const { rows } = this.records;
    const ranks = new Uint32Array(rowCount).fill(blankRank);
    let rank = -1;
    for (let at = 0; at < order.length; at++) {
      if (isSame[at] === 0) rank++;
      ranks[rows[order[at] as number] as number] = rank;
    }
    return { ranks, count: rank + 1 };
  }

  /** Where the letters of a word begin in the text. */
  private depthOf(word: number): number {
    return this.packing.grouped + 2 * this.packing.half * word;
  }

  private packKept(from: number, to: number, word: number): void {
    const { parts, order } = this;
    const { numbers } = this.records;
    for (let at = from; at < to; at++) {
      const place = order[at] as number;
      const lower = numbers[numbersKept * place + wordsKept] as number;
      parts[2 * at] = (((lower >>> (8 * word)) & 0xff) << 24) | place;
      parts[2 * at + 1] = numbers[numbersKept * place + word] as number;
    }
  }

  private packRead(from: number, to: number, word: number): void {
    const { parts, order, packing } = this;
    const { rows } = this.records;
    const { half, keys } = packing;
    const depth = this.depthOf(word);
    for (let at = from; at < to; at++) {
      const row = rows[order[at] as number] as number;
      const first = (keys.starts[row] as number) + depth;
      const end = (keys.starts[row + 1] as number) - 1;
      const low = packLetters(packing, first + half, end, half);
      parts[2 * at] = ((low & 0xff) << 24) | (order[at] as number);
      parts[2 * at + 1] = (packLetters(packing, first, end, half) << 12) | (low >>> 8);
    }
  }

  /** Reads the sorted words back and records which stretches are still equal. */
  private takeOrder(from: number, to: number, word: number): void {
    const { parts, order, isSame } = this;
    const lastLetter = (1 << this.packing.bits) - 1;
    let start = from;
    for (let at = from; at <= to; at++) {
      if (at < to) order[at] = (parts[2 * at] as number) & 0xffffff;
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
        else this.open.push(start, at, word + 1);
      }
      start = at;
    }
  }

  private compareRest(a: number, b: number, depth: number): number {
    const {
      keys: { units, starts },
      weights,
    } = this.packing;
    const [rowA, rowB] = [this.records.rows[a] as number, this.records.rows[b] as number];
    const endA = (starts[rowA + 1] as number) - 1;
    const endB = (starts[rowB + 1] as number) - 1;
    let atA = (starts[rowA] as number) + depth;
    let atB = (starts[rowB] as number) + depth;
    for (; atA < endA && atB < endB; atA++, atB++) {
      const difference =
        (weights[units[atA] as number] as number) - (weights[units[atB] as number] as number);
      if (difference !== 0) return difference;
    }
    return endA - atA - (endB - atB);
  }

  /** Compares the texts at two places, from word number `word` on. */
  private compare(a: number, b: number, word: number): number {
    const { numbers } = this.records;
    const [atA, atB] = [numbersKept * a, numbersKept * b];
    for (let next = word; next < wordsKept; next++) {
      const upper = (numbers[atA + next] as number) - (numbers[atB + next] as number);
      if (upper !== 0) return upper;
      const shift = 8 * next;
      const lower =
        (((numbers[atA + wordsKept] as number) >>> shift) & 0xff) -
        (((numbers[atB + wordsKept] as number) >>> shift) & 0xff);
      if (lower !== 0) return lower;
    }
    return this.compareRest(a, b, this.depthOf(Math.max(word, wordsKept)));
  }

  /** Insertion sort for a few rows; stable, because the rows came in their own order. */
  private sortFew(from: number, to: number, word: number): void {
    const { order, isSame } = this;
    for (let at = from + 1; at < to; at++) {
      const moved = order[at] as number;
      let place = at;
      while (place > from && this.compare(order[place - 1] as number, moved, word) > 0) {
        order[place] = order[place - 1] as number;
        place--;
      }
      order[place] = moved;
    }
    for (let at = from + 1; at < to; at++)
      isSame[at] = this.compare(order[at - 1] as number, order[at] as number, word) === 0 ? 1 : 0;
  }

  *sort(): Steps<void> {
    const { groups } = this.records;
    let work = 0;
    for (let group = 0; group + 1 < groups.length; group++) {
      const [start, stop] = [groups[group] as number, groups[group + 1] as number];
      if (stop - start > 1) this.open.push(start, stop, 0);
      while (this.open.length > 0) {
        const word = this.open.pop() as number;
        const to = this.open.pop() as number;
        const from = this.open.pop() as number;
        if (to - from <= few) this.sortFew(from, to, word);
        else {
          if (word < wordsKept) this.packKept(from, to, word);
          else this.packRead(from, to, word);
          yield* sortWords(this.words.subarray(from, to));
          this.takeOrder(from, to, word);
        }
        work += to - from;
        if (work > rowsPerStep) {
          work = 0;
          yield;
        }
      }
    }
  }
}

const few = 12;

/** The rows whose text is not empty. */
function filledRows({ starts }: TextKeys): Uint32Array {
  const rows = new Uint32Array(starts.length - 1);
  let count = 0;
  for (let row = 0; row < rows.length; row++)
    if ((starts[row + 1] as number) - (starts[row] as number) > 1) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Ranks of the rows by their texts. */
export function* rankTexts(keys: TextKeys): Steps<Ranks> {
  const packing = packingOf(keys, yield* weighLetters(keys.units));
  const sorter = new TextSorter(packing, yield* buildRecords(packing, filledRows(keys)));
  yield* sorter.sort();
  return sorter.ranks(keys.starts.length - 1);
}
