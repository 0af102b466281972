import { rowsPerStep, type Steps } from '../steps.ts';

/** The rank of each row in the order of a column: equal values share one, blanks have `blankRank`. */
export interface Ranks {
  readonly ranks: Uint32Array;
  /** Number of distinct ranks; the highest rank is one less. */
  readonly count: number;
}

export const blankRank = 0xffffffff;

/** Ranks of whole numbers in a small span (days, months, small counts): one look-up for each row. */
function* rankDense(keys: Float64Array, low: number, high: number): Steps<Ranks> {
  const places = new Uint32Array(high - low + 1);
  for (const key of keys) if (key >= low) places[key - low] = 1;
  yield;
  let count = 0;
  for (let at = 0; at < places.length; at++) if (places[at] === 1) places[at] = count++;
  yield;
  const ranks = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    ranks[row] = key >= low ? (places[key - low] as number) : blankRank;
  }
  return { ranks, count };
}

/** The position of a number among the sorted distinct ones. */
function placeOf(sorted: Float64Array, count: number, key: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* rankSpread(keys: Float64Array): Steps<Ranks> {
  const sorted = keys.filter((key) => !Number.isNaN(key)).sort();
  yield;
  let count = 0;
  for (const key of sorted) if (count === 0 || key !== sorted[count - 1]) sorted[count++] = key;
  yield;
  const ranks = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    ranks[row] = Number.isNaN(key) ? blankRank : placeOf(sorted, count, key);
    if (row % (4 * rowsPerStep) === 0) yield;
  }
  return { ranks, count };
}

/** Ranks of number keys, NaN being the blanks. */
export function* rankNumbers(keys: Float64Array): Steps<Ranks> {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let isWhole = true;
  for (const key of keys) {
    if (Number.isNaN(key)) continue;
    if (key < low) low = key;
    if (key > high) high = key;
    isWhole &&= Number.isInteger(key);
  }
  yield;
  const hasSome = low <= high;
  if (hasSome && isWhole && high - low < Math.max(1 << 16, 8 * keys.length))
    return yield* rankDense(keys, low, high);
  return yield* rankSpread(keys);
}
