import type { Column, Footer } from './columns.ts';
import { formatInteger, formatValue } from './format.ts';
import { keptByColumn } from './kept.ts';

/** The footer of one column. */
export interface Total {
  readonly text: string;
  readonly isNegative: boolean;
}

const sums = keptByColumn<number>();
const totals = keptByColumn<Total>();

/** The sum of a column over the rows, in the column's own unit (cents for money); blanks count nothing. */
export const sumOf = <Row>(rows: readonly Row[], column: Column<Row>): number =>
  sums(rows, column, () =>
    rows.reduce((sum, row) => {
      const value = column.value(row);
      return typeof value === 'number' && Number.isFinite(value) ? sum + value : sum;
    }, 0),
  );

function totalOf<Row>(rows: readonly Row[], column: Column<Row>, footer: Footer<Row>): Total {
  if (typeof footer === 'function') return { text: footer(rows), isNegative: false };
  if (footer === 'count') return { text: formatInteger(rows.length), isNegative: false };
  const sum = sumOf(rows, column);
  return { text: formatValue(sum, column.format), isNegative: sum < 0 };
}

/** The footers by column id, over the filtered rows; empty when no column asks for one. */
export function totalsOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): ReadonlyMap<string, Total> {
  return new Map(
    columns.flatMap((column) => {
      const { footer } = column;
      return footer === undefined
        ? []
        : [[column.id, totals(rows, column, () => totalOf(rows, column, footer))] as const];
    }),
  );
}

/** The first summed money column, which the tools line repeats beside the count. */
export const mainTotal = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ footer, format }) => footer === 'sum' && format === 'money');
