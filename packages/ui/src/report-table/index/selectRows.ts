import type { Column } from '../columns.ts';
import { gatherAsked } from '../figures.ts';
import type { FilterState } from '../filters/filterState.ts';
import { sortNumbers } from './order.ts';
import { Selection } from './Selection.ts';
import type { Steps } from './steps.ts';
import type { TableIndex } from './TableIndex.ts';

/** One column of the order on screen. */
export interface Sorting {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows are asked for, and in which order; both keep their identity as long as they say the same. */
export interface Asked {
  readonly filters: FilterState;
  readonly sorting: readonly Sorting[];
}

/** The same selection, once all is worked out that the page wants to know of its rows: its totals and the figures of the screen. */
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
  const filtered = yield* index.filter(columns, filters);
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
 * The rows of an index that has more rows of the same answer than the one of `before`: what was there keeps its place, and what has come since
 * stands after it, so that nothing moves under who reads. Once the list is whole it is selected like any other.
 */
export function* continueSelection<Row>(
  before: Selection<Row>,
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  { filters }: Asked,
): Steps<Selection<Row>> {
  const filtered = yield* index.filter(columns, filters);
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
