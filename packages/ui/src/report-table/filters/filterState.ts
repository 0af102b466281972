import type { Column } from '../columns.ts';
import { readQuery } from './readQuery.ts';
import type { ColumnFilter, FilterState, WrittenFilter, WrittenFilters } from './query.types.ts';

/** No filter at all. */
export const noFilters: FilterState = {};

/** Reads a filter for its column. A column without a filter has no condition. */
export function readFilter<Row>(column: Column<Row> | undefined, written: WrittenFilter): ColumnFilter {
  if (written.kind === 'exact') return written;
  const { text } = written;
  if (!column?.filter) return { kind: 'typed', text, query: null };
  const { format, filter } = column;
  return { kind: 'typed', text, ...readQuery(text, { format, filter }) };
}

/** Reads the filters of all columns; unknown columns have none. */
export const readFilters = <Row>(columns: readonly Column<Row>[], written: WrittenFilters): FilterState =>
  Object.fromEntries(
    Object.entries(written).map(([columnId, filter]) => [
      columnId,
      readFilter(
        columns.find(({ id }) => id === columnId),
        filter,
      ),
    ]),
  );

/** The filters in the form for storage outside the table. */
export const writtenFilters = (filters: FilterState): WrittenFilters =>
  Object.fromEntries(
    Object.entries(filters).map(([columnId, filter]) => [
      columnId,
      filter.kind === 'exact' ? filter : { kind: 'typed', text: filter.text },
    ]),
  );

/** True when the filter keeps every row, so it is inactive. */
export const isVoid = (filter: ColumnFilter): boolean =>
  filter.kind === 'exact' ? filter.values.length === 0 : filter.query === null;

/** The active filters, with their columns in the order of the report. */
export const filtersInForce = <Row>(
  columns: readonly Column<Row>[],
  filters: FilterState,
): readonly { readonly column: Column<Row>; readonly filter: ColumnFilter }[] =>
  columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter && !isVoid(filter) ? [{ column, filter }] : [];
  });

/** Filters from one text for each column: a value for a column with choices, else a typed text. */
export const filtersOfTexts = <Row>(
  columns: readonly Column<Row>[],
  texts: Readonly<Record<string, string>>,
): FilterState =>
  Object.fromEntries(
    columns.flatMap((column): [string, ColumnFilter][] => {
      const { id, filter } = column;
      const text = texts[id];
      if (text === undefined || !filter) return [];
      const written: WrittenFilter =
        filter.kind === 'exact' ? { kind: 'exact', values: [text] } : { kind: 'typed', text };
      return [[id, readFilter(column, written)]];
    }),
  );

/** The filters with one set, or removed when it is missing or empty. */
export function withFilter(filters: FilterState, columnId: string, filter: ColumnFilter | null): FilterState {
  const { [columnId]: _old, ...others } = filters;
  const isEmpty =
    filter === null || (filter.kind === 'typed' ? filter.text.trim() === '' : filter.values.length === 0);
  return isEmpty ? others : { ...others, [columnId]: filter };
}
