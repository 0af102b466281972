import { readQuery } from './readQuery.ts';
import type { Column } from '../columns.ts';
import type { Query } from '../query.types.ts';

/** A filter in force: what a person typed, or the shown values that were chosen ('' stands for the blanks). */
export type ColumnFilter =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'exact'; readonly values: readonly string[] };

/** The filters in force, by column id. */
export type FilterState = Readonly<Record<string, ColumnFilter>>;

/** No filter at all. */
export const noFilters: FilterState = {};

/** The condition of a typed filter; `null` while it is empty or cannot be understood. */
export function queryOf<Row>({ format, filter: spec }: Column<Row>, filter: ColumnFilter): Query | null {
  if (filter.kind === 'exact' || !spec) return null;
  const read = readQuery(filter.text, { format, filter: spec });
  return read && 'query' in read ? read.query : null;
}

/** Why a typed filter cannot be understood, in words for the person. */
export function problemOf<Row>(
  { format, filter: spec }: Column<Row>,
  filter: ColumnFilter,
): string | undefined {
  if (filter.kind === 'exact' || !spec) return undefined;
  const read = readQuery(filter.text, { format, filter: spec });
  return read && 'problem' in read ? read.problem : undefined;
}

/** True when the filter keeps every row, so it is not in force. */
export const isVoid = <Row>(column: Column<Row>, filter: ColumnFilter): boolean =>
  filter.kind === 'exact' ? filter.values.length === 0 : queryOf(column, filter) === null;

/** The filters in force, with their columns in the order of the report. */
export const filtersInForce = <Row>(
  columns: readonly Column<Row>[],
  filters: FilterState,
): readonly { readonly column: Column<Row>; readonly filter: ColumnFilter }[] =>
  columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter && !isVoid(column, filter) ? [{ column, filter }] : [];
  });

/** Filters written as one text for each column: a value where the column offers its values, else what one would type. */
export const writtenFilters = <Row>(
  columns: readonly Column<Row>[],
  written: Readonly<Record<string, string>>,
): FilterState =>
  Object.fromEntries(
    columns.flatMap(({ id, filter }): [string, ColumnFilter][] => {
      const text = written[id];
      if (text === undefined || !filter) return [];
      return [[id, filter.kind === 'exact' ? { kind: 'exact', values: [text] } : { kind: 'typed', text }]];
    }),
  );

/** The filters with one of them set, or removed when it is missing or empty. */
export function withFilter(filters: FilterState, columnId: string, filter: ColumnFilter | null): FilterState {
  const { [columnId]: _old, ...others } = filters;
  const isEmpty =
    filter === null || (filter.kind === 'typed' ? filter.text.trim() === '' : filter.values.length === 0);
  return isEmpty ? others : { ...others, [columnId]: filter };
}
