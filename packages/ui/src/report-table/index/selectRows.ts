import type { Asked } from '../filters/query.types.ts';
import type { Column } from '../columns.ts';
import { gatherAsked } from '../figures.ts';
import { filterRows } from './filterRows.ts';
import { sortNumbers } from './order.ts';
import { Selection } from './Selection.ts';
import type { Steps } from '../steps.ts';
import type { TableIndex } from './TableIndex.ts';

/** The same selection, once the totals and the figures that the screen shows of it are worked out. */
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
