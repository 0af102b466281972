import type { FilterState } from './filters/query.types.ts';
import type { Column } from './columns.ts';
import { fold } from '../fold/fold.ts';
import { finish } from './steps.ts';
import { filterRows } from './index/filterRows.ts';
import type { TableIndex } from './index/TableIndex.ts';

/** A value of a column as shown ('' for the blanks) and how many of the given rows have it. */
export interface DistinctValue {
  readonly text: string;
  readonly count: number;
}

/** The active filters without the one of a column. */
const without = (filters: FilterState, columnId: string): FilterState => {
  const { [columnId]: _left, ...others } = filters;
  return others;
};

/** Number of rows shown without the filter of this column. */
export const countWithout = <Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  filters: FilterState,
  columnId: string,
): number => finish(filterRows(index, columns, without(filters, columnId)))?.length ?? index.rows.length;

/**
 * The values among the rows that the other filters leave, in the column's order, blanks last. Chosen values without
 * rows stay, with 0.
 */
export function distinctValues<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  { column, filters }: { readonly column: Column<Row>; readonly filters: FilterState },
): DistinctValue[] {
  const { texts, codes } = finish(index.dictionary(column));
  const { ranks } = finish(index.ranks(column));
  const numbers = finish(filterRows(index, columns, without(filters, column.id)));
  const counts = new Uint32Array(texts.length);
  const firsts = new Uint32Array(texts.length);
  for (let at = (numbers?.length ?? codes.length) - 1; at >= 0; at--) {
    const row = numbers ? (numbers[at] as number) : at;
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
    firsts[code] = row;
  }
  const filter = filters[column.id];
  const chosen = filter?.kind === 'exact' ? filter.values : [];
  const known = new Set(texts);
  const rankOf = (code: number): number => ranks[firsts[code] as number] as number;
  const shown = [...texts.keys()]
    .filter((code) => counts[code] !== 0 || chosen.includes(texts[code] ?? ''))
    .toSorted((a, b) => Number(counts[a] === 0) - Number(counts[b] === 0) || rankOf(a) - rankOf(b));
  return [
    ...shown.map((code) => ({ text: texts[code] ?? '', count: counts[code] ?? 0 })),
    ...chosen.filter((text) => !known.has(text)).map((text) => ({ text, count: 0 })),
  ];
}

/** The values whose shown text contains the search, without accents and case. */
export function searchValues(values: readonly DistinctValue[], search: string): readonly DistinctValue[] {
  const key = fold(search.trim());
  return key === '' ? values : values.filter(({ text }) => fold(text || 'vazio').includes(key));
}
