import type { Column } from '../columns.ts';
import { isVoid } from '../filters/filterState.ts';
import type { ColumnFilter, FilterState } from '../filters/query.types.ts';
import { rowsPerStep, type Steps } from '../steps.ts';
import { markChosen } from './dictionary.ts';
import { markRanges } from './numberKeys.ts';
import type { TableIndex } from './TableIndex.ts';
import { markMatches, searchKey } from './textKeys.ts';

function* buildMarks<Row>(
  index: TableIndex<Row>,
  column: Column<Row>,
  filter: ColumnFilter,
): Steps<Uint8Array> {
  if (filter.kind === 'exact') return markChosen(yield* index.dictionary(column), filter.values);
  const { terms = [], ranges = [], wantsBlank = false, isNegated = false } = filter.query ?? {};
  const isText = column.filter?.kind === 'text' || column.filter?.kind === 'exact';
  const marks = isText
    ? yield* markMatches(
        yield* index.textKeys(column),
        terms.map((term) => searchKey(term, column)),
        wantsBlank,
      )
    : yield* markRanges(yield* index.numberKeys(column), ranges, wantsBlank);
  if (isText && ranges.length > 0) {
    const compared = yield* markRanges(yield* index.numberKeys(column), ranges, false);
    for (let row = 0; row < marks.length; row++) if (compared[row] === 1) marks[row] = 1;
  }
  if (isNegated) for (let row = 0; row < marks.length; row++) marks[row] = 1 - (marks[row] as number);
  return marks;
}

/** The last filter of each column, by its id, with one byte for each row: 1 when it passes. */
type Marked = Map<string, { readonly filter: ColumnFilter; readonly marks: Uint8Array }>;

const markedOf = new WeakMap<object, Marked>();

function* marksOf<Row>(index: TableIndex<Row>, column: Column<Row>, filter: ColumnFilter): Steps<Uint8Array> {
  const marked: Marked = markedOf.get(index) ?? new Map();
  markedOf.set(index, marked);
  const known = marked.get(column.id);
  if (known?.filter === filter) return known.marks;
  const marks = yield* buildMarks(index, column, filter);
  marked.set(column.id, { filter, marks });
  return marks;
}

/** The numbers of the rows that pass the filters, in the rows' own order; `null` when no filter is in force. */
export function* filterRows<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  filters: FilterState,
): Steps<Uint32Array | null> {
  const all: Uint8Array[] = [];
  for (const column of columns) {
    const filter = filters[column.id];
    if (filter && !isVoid(filter)) all.push(yield* marksOf(index, column, filter));
  }
  const [first, ...others] = all;
  if (!first) return null;
  const numbers = new Uint32Array(first.length);
  let count = 0;
  for (let row = 0; row < first.length; row++) {
    if (row % (4 * rowsPerStep) === 0) yield;
    if (first[row] === 0 || others.some((marks) => marks[row] === 0)) continue;
    numbers[count++] = row;
  }
  return numbers.slice(0, count);
}
