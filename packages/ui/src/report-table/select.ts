import type { Column } from './columns.ts';
import { filterRows, isVoid, type FilterState } from './filters.ts';
import { sortRows, type Sorting } from './sorting.ts';

/** The rows that the filters leave, in order. */
export interface Selection<Row> {
  readonly numbers: readonly number[];
  readonly rows: readonly Row[];
}

interface Kept {
  readonly columns: readonly unknown[];
  readonly filters: FilterState;
  readonly sorting: Sorting | null;
  readonly filtered: readonly number[];
  readonly selection: Selection<unknown>;
}

const hasSame = (a: FilterState, b: FilterState): boolean =>
  a === b ||
  (Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([id, filter]) => b[id] === filter));

const kept = new WeakMap<readonly unknown[], Kept>();

/**
 * Filters and sorts. The last answer is kept as long as the rows live, so asking again costs nothing and
 * changing the order does not filter anew.
 */
export function selectRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: FilterState,
  sorting: Sorting | null,
): Selection<Row> {
  const last = kept.get(rows);
  const hasSameFilters = last?.columns === columns && hasSame(last.filters, filters);
  const hasSameOrder =
    last?.sorting?.columnId === sorting?.columnId && last?.sorting?.direction === sorting?.direction;
  if (last && hasSameFilters && hasSameOrder) return last.selection as Selection<Row>;
  const filtered = last && hasSameFilters ? last.filtered : filterRows(rows, columns, filters);
  const column = sorting && columns.find(({ id }) => id === sorting.columnId);
  const numbers = sorting && column ? sortRows(filtered, rows, column, sorting.direction) : filtered;
  const isWhole = numbers === filtered && filtered.length === rows.length;
  const selection: Selection<Row> = {
    numbers,
    rows: isWhole ? rows : numbers.map((row) => rows[row] as Row),
  };
  kept.set(rows, { columns, filters, sorting, filtered, selection });
  return selection;
}

/** What lifting one filter would bring back. */
export interface LiftableFilter<Row> {
  readonly column: Column<Row>;
  /** Rows that would stand in the table if this filter alone were lifted. */
  readonly restored: number;
}

/** The filters in force, and what lifting each would restore. */
export const liftableFilters = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: FilterState,
): LiftableFilter<Row>[] =>
  columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter && !isVoid(filter)
      ? [{ column, restored: filterRows(rows, columns, filters, column.id).length }]
      : [];
  });
