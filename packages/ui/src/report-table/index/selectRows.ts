import type { Asked } from '../filters/query.types.ts';
import type { Column } from '../columns.ts';
import { gatherAsked } from '../figures.ts';
import { filterRows } from './filterRows.ts';
import { Selection } from './Selection.ts';
import type { Steps } from '../steps.ts';
import type { TableIndex } from './TableIndex.ts';
import { blankRank, type Ranks } from './ranks.ts';

/** One column of an order. */
interface SortKey {
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

/** The same selection, after its totals and the figures of the screen are computed. */
function* ready<Row>(selection: Selection<Row>, columns: readonly Column<Row>[]): Steps<Selection<Row>> {
  if (selection.hasAll) return selection;
  const { index } = selection;
  for (const column of columns) if (column.footer === 'sum') yield* index.numberKeys(column);
  yield* gatherAsked(index.rows, () => selection.rows);
  return selection;
}

/** Filters and sorts the rows of an index. */
export function* selectRows<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  { filters, sorting }: Asked,
): Steps<Selection<Row>> {
  const filtered = yield* filterRows(index, columns, filters);
  const keys = [];
  for (const { columnId, direction } of sorting) {
    const column = columns.find(({ id }) => id === columnId);
    if (column) keys.push({ ranks: yield* index.ranks(column), isDescending: direction === 'descending' });
  }
  if (keys.length === 0) return yield* ready(new Selection(index, filtered), columns);
  const numbers = filtered ?? allNumbers(index.rows.length);
  return yield* ready(new Selection(index, yield* sortNumbers(numbers, keys)), columns);
}

/**
 * Selects from an index with more rows of the same answer than that of `before`. The rows of `before` keep their places and new ones
 * follow, so that nothing moves while a person reads. A whole list is selected anew.
 */
export function* continueSelection<Row>(
  before: Selection<Row>,
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  { filters }: Asked,
): Steps<Selection<Row>> {
  const filtered = yield* filterRows(index, columns, filters);
  const known = before.index.rows.length;
  const start = before.numbers ?? allNumbers(known);
  const all = filtered ?? allNumbers(index.rows.length);
  const fresh = all.subarray(firstFrom(all, known));
  const numbers = new Uint32Array(start.length + fresh.length);
  numbers.set(start);
  numbers.set(fresh, start.length);
  return yield* ready(new Selection(index, numbers), columns);
}

/** The position of the first number that is not below `least`, of numbers in their own order. */
function firstFrom(numbers: Uint32Array, least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

function allNumbers(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let row = 0; row < count; row++) numbers[row] = row;
  return numbers;
}
