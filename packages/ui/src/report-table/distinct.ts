import type { Column } from './columns.ts';
import { fold } from './fold.ts';
import { sortRows } from './sorting.ts';
import { textsOf } from './values.ts';

/** A value of a column as shown ('' for the blanks) and how many of the given rows have it. */
export interface DistinctValue {
  readonly text: string;
  readonly count: number;
}

/** The values among the given rows, in the column's order, blanks last; chosen values that no row has stay with 0. */
export function distinctValues<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  numbers: readonly number[],
  chosen: readonly string[] = [],
): DistinctValue[] {
  const texts = textsOf(rows, column);
  const firsts = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const row of numbers) {
    const text = texts[row] ?? '';
    if (!firsts.has(text)) firsts.set(text, row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const present = sortRows([...firsts.values()], rows, column, 'ascending').map((row) => texts[row] ?? '');
  const absent = chosen.filter((text) => !counts.has(text));
  return [...present, ...absent].map((text) => ({ text, count: counts.get(text) ?? 0 }));
}

/** The values whose shown text contains the search, without accents and case. */
export function searchValues(values: readonly DistinctValue[], search: string): readonly DistinctValue[] {
  const key = fold(search.trim());
  return key === '' ? values : values.filter(({ text }) => fold(text || 'vazio').includes(key));
}
