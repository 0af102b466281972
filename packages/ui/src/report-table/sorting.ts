import type { Column } from './columns.ts';
import { keptByColumn } from './kept.ts';
import { textsOf } from './values.ts';

export interface Sorting {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: false });

/** Order of Portuguese texts; accents and case do not count. */
export const comparePortuguese = (a: string, b: string): number => collator.compare(a, b);

/** A number for each text, equal texts having the same; NaN for ''. */
function ranks(texts: readonly string[], compare: (a: string, b: string) => number): Float64Array {
  const distinct = [...new Set(texts)].filter((text) => text !== '').toSorted(compare);
  const rankOf = new Map<string, number>([['', Number.NaN]]);
  let rank = 0;
  distinct.forEach((text, index) => {
    if (index > 0 && compare(distinct[index - 1] ?? '', text) !== 0) rank++;
    rankOf.set(text, rank);
  });
  return Float64Array.from(texts, (text) => rankOf.get(text) ?? Number.NaN);
}

const compareUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** One sort key for each row, NaN for blanks. */
function buildKeys<Row>(rows: readonly Row[], column: Column<Row>): Float64Array {
  if (column.format === 'dateTime')
    return Float64Array.from(rows, (row) => Date.parse(textOf(column.value(row))));
  if (column.format === 'date' || column.format === 'competencia') {
    return ranks(
      rows.map((row) => textOf(column.value(row))),
      compareUnits,
    );
  }
  const isNumeric = rows.every((row) => typeof (column.value(row) ?? 0) === 'number');
  if (isNumeric)
    return Float64Array.from(rows, (row) => (column.value(row) as number | null | undefined) ?? Number.NaN);
  return ranks(textsOf(rows, column), comparePortuguese);
}

const kept = keptByColumn<Float64Array>();

/** The row numbers in the asked order; equals keep the order in which they came, blanks stand last both ways. */
export function sortRows<Row>(
  numbers: readonly number[],
  rows: readonly Row[],
  column: Column<Row>,
  direction: Sorting['direction'],
): number[] {
  const keys = kept(rows, column, () => buildKeys(rows, column));
  const sign = direction === 'ascending' ? 1 : -1;
  const keyOf = (row: number): number => keys[row] ?? Number.NaN;
  const filled = numbers.filter((row) => !Number.isNaN(keyOf(row)));
  const blank = numbers.filter((row) => Number.isNaN(keyOf(row)));
  return [...filled.sort((a, b) => sign * (keyOf(a) - keyOf(b)) || a - b), ...blank];
}
