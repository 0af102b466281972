import type { Column, Footer } from './columns.ts';
import { type Figure, figureOf, gather, isGathered } from './figures.ts';
import { formatInteger } from '../format/format.ts';
import { formatValue } from './formatValue.ts';
import { keyOf } from './index/numberKeys.ts';
import type { Selection } from './index/Selection.ts';
import { finish, type Steps } from './steps.ts';

/** The footer of one column. */
export interface Total {
  readonly text: string;
  readonly isNegative: boolean;
}

interface Kept {
  readonly sums: Map<unknown, number | null>;
  readonly totals: Map<unknown, Total>;
}

const totalsBySelection = new WeakMap<object, Kept>();

function keptOf(selection: object): Kept {
  const known = totalsBySelection.get(selection) ?? { sums: new Map(), totals: new Map() };
  totalsBySelection.set(selection, known);
  return known;
}

const wholeSums = new WeakMap<object, Figure<never, number | null>>();

/** The sum of a column row by row, which a list that grows needs only for its new rows. */
function wholeSum<Row>(column: Column<Row>): Figure<Row, number | null> {
  const begin = () => {
    const toKey = keyOf(column);
    let sum = 0;
    let blanks = 0;
    let count = 0;
    const add = (row: Row) => {
      const key = toKey(column.value(row));
      count += 1;
      if (Number.isFinite(key)) sum += key;
      else blanks += 1;
    };
    return { add, value: () => (blanks > 0 && blanks === count ? null : sum) };
  };
  const figure = (wholeSums.get(column) as Figure<Row, number | null> | undefined) ?? { begin };
  wholeSums.set(column, figure);
  return figure;
}

/** Number of rows from which a sum is added up after drawing. */
const many = 20_000;

/** True when the sum of a column over all rows is there without reading very many rows for it. */
export const isSumKnown = <Row>(rows: readonly Row[], column: Column<Row>): boolean =>
  rows.length <= many || isGathered(rows, wholeSum(column));

const summed = <Row>(columns: readonly Column<Row>[]) => columns.filter(({ footer }) => footer === 'sum');

export const areSumsKnown = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): boolean =>
  summed(columns).every((column) => isSumKnown(rows, column));

/** Adds up the columns that have a sum over all rows, step by step. */
export function* gatherSums<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Steps<void> {
  for (const column of summed(columns)) yield* gather(rows, wholeSum(column));
}

/**
 * The sum of a column over the remaining rows, in the column's own unit (cents for money); blanks count as nothing, and rows that are
 * all blank have no sum.
 */
export function sumOf<Row>(selection: Selection<Row>, column: Column<Row>): number | null {
  if (selection.hasAll) return figureOf(selection.index.rows, wholeSum(column));
  const { sums } = keptOf(selection);
  const known = sums.get(column);
  if (known !== undefined) return known;
  const keys = finish(selection.index.numberKeys(column));
  const { numbers } = selection;
  let sum = 0;
  let blanks = 0;
  for (let at = 0; at < selection.count; at++) {
    const key = keys[numbers ? (numbers[at] as number) : at] as number;
    if (Number.isFinite(key)) sum += key;
    else blanks += 1;
  }
  const total = blanks > 0 && blanks === selection.count ? null : sum;
  sums.set(column, total);
  return total;
}

function totalOf<Row>(selection: Selection<Row>, column: Column<Row>, footer: Footer<Row>): Total {
  if (typeof footer === 'function') return { text: footer(selection.rows), isNegative: false };
  if (footer === 'count') return { text: formatInteger(selection.count), isNegative: false };
  const sum = sumOf(selection, column);
  return sum === null
    ? { text: '—', isNegative: false }
    : { text: formatValue(sum, column.format), isNegative: sum < 0 };
}

/** Text for a sum that is still being added up. */
export const unknownSum = '…';

/** True while the sum of a column over the remaining rows is being added up (`isAdding` of the view). */
export const isAwaited = <Row>(
  { hasAll, index }: Selection<Row>,
  column: Column<Row>,
  isAdding: boolean,
): boolean => isAdding && column.footer === 'sum' && hasAll && !isSumKnown(index.rows, column);

/**
 * The footers by column id, over the remaining rows; empty when no column has one. While sums are being added up, those that are not
 * there yet are not waited for.
 */
export function totalsOf<Row>(
  selection: Selection<Row>,
  columns: readonly Column<Row>[],
  isAdding = false,
): ReadonlyMap<string, Total> {
  const { totals } = keptOf(selection);
  return new Map(
    columns.flatMap((column) => {
      const { footer } = column;
      if (footer === undefined) return [];
      if (isAwaited(selection, column, isAdding))
        return [[column.id, { text: unknownSum, isNegative: false }] as const];
      const total = totals.get(column) ?? totalOf(selection, column, footer);
      totals.set(column, total);
      return [[column.id, total] as const];
    }),
  );
}
