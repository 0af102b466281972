import { blankRank, type Ranks } from './ranks.ts';
import type { Steps } from '../steps.ts';

/** One column of an order. */
export interface SortKey {
  readonly ranks: Ranks;
  readonly isDescending: boolean;
}

/** Sorts the rows by one key; equal rows keep their order, blanks come last in both directions. */
function placeByCounting(
  numbers: Uint32Array,
  { ranks: { ranks, count }, isDescending }: SortKey,
): Uint32Array {
  const starts = new Uint32Array(count + 2);
  for (let at = 0; at < numbers.length; at++) {
    const rank = ranks[numbers[at] as number] as number;
    const place = rank === blankRank ? count : isDescending ? count - 1 - rank : rank;
    starts[place + 1] = (starts[place + 1] as number) + 1;
  }
  for (let place = 1; place < starts.length; place++)
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  const sorted = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const row = numbers[at] as number;
    const rank = ranks[row] as number;
    const place = rank === blankRank ? count : isDescending ? count - 1 - rank : rank;
    const target = starts[place] as number;
    starts[place] = target + 1;
    sorted[target] = row;
  }
  return sorted;
}

const placeBits = 0x1000000;

/** The same when only few of many rows remain: rank and position in one number, sorted by the browser. */
function placeByWords(numbers: Uint32Array, { ranks: { ranks, count }, isDescending }: SortKey): Uint32Array {
  const words = new Float64Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const rank = ranks[numbers[at] as number] as number;
    words[at] = (rank === blankRank ? count : isDescending ? count - 1 - rank : rank) * placeBits + at;
  }
  words.sort();
  return Uint32Array.from(words, (word) => numbers[word % placeBits] as number);
}

/** The rows in the asked order, the first key counting most. */
export function* sortNumbers(numbers: Uint32Array, keys: readonly SortKey[]): Steps<Uint32Array> {
  let sorted = numbers;
  for (const key of keys.toReversed()) {
    sorted = numbers.length * 8 < key.ranks.count ? placeByWords(sorted, key) : placeByCounting(sorted, key);
    yield;
  }
  return sorted;
}
