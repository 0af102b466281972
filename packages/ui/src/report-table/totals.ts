import type { Column } from './columns.ts';
import { formatInteger, formatValue } from './format.ts';

/** The footer of one column. */
export interface Total {
  readonly text: string;
  readonly isNegative: boolean;
}

/** The sum of a column over the rows, in the column's own unit (cents for money); blanks count nothing. */
export const sumOf = <Row>(rows: readonly Row[], column: Column<Row>): number =>
  rows.reduce((sum, row) => {
    const value = column.value(row);
    return typeof value === 'number' && Number.isFinite(value) ? sum + value : sum;
  }, 0);

function totalOf<Row>(rows: readonly Row[], column: Column<Row>): Total | null {
  if (column.footer === undefined) return null;
  if (typeof column.footer === 'function') return { text: column.footer(rows), isNegative: false };
  if (column.footer === 'count') return { text: formatInteger(rows.length), isNegative: false };
  const sum = sumOf(rows, column);
  return { text: formatValue(sum, column.format), isNegative: sum < 0 };
}

/** The footers by column id, over the filtered rows; empty when no column asks for one. */
export function totalsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ReadonlyMap<string, Total> {
  const totals = new Map<string, Total>();
  for (const column of columns) {
    const total = totalOf(rows, column);
    if (total) totals.set(column.id, total);
  }
  return totals;
}

/** The first summed money column, which the tools line repeats beside the count. */
export const mainTotal = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ footer, format }) => footer === 'sum' && format === 'money');
