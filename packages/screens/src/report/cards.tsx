import { IconButton } from '@vidas/ui/button/icon-button';
import { InfoIcon } from '@vidas/ui/icon';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { withFilter } from './withFilter.ts';
import { writeReais } from '../write/writeReais.ts';

/** An indicator over all rows of a report, undefined before the first answer, and over what the filters leave of them. */
export type Card<Row> = (rows: readonly Row[] | undefined, filtered: readonly Row[]) => KpiCardProps;

const countIn = <Row,>(rows: readonly Row[], isCounted: (row: Row) => boolean): number => {
  let count = 0;
  for (const row of rows) if (isCounted(row)) count += 1;
  return count;
};

/** A figure of all rows and of those that the filters leave, worked out once where they leave all. */
export const ofBoth = <Row, Figure>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  figureOf: (some: readonly Row[]) => Figure,
): readonly [ofAll: Figure | undefined, ofFiltered: Figure] => {
  const ofFiltered = figureOf(filtered);
  return [rows && (rows === filtered ? ofFiltered : figureOf(rows)), ofFiltered];
};

/** How many rows of a sort there are, and how many of them the filters leave. */
export const countBoth = <Row,>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  isCounted: (row: Row) => boolean,
) => ofBoth(rows, filtered, (some) => countIn(some, isCounted));

/** How many rows there are, or how many of a sort. */
export const countOf =
  <Row,>(label: string, isCounted: (row: Row) => boolean = () => true): Card<Row> =>
  (rows, filtered) => {
    const [total, left] = countBoth(rows, filtered, isCounted);
    return { label, value: total, hint: withFilter(total, left, total) };
  };

const totalOf = <Row,>(rows: readonly Row[], centsOf: (row: Row) => number): number =>
  rows.reduce((cents, row) => cents + centsOf(row), 0);

/** A sum of cents; `note` says in a tooltip what it leaves out. */
export const sumOf =
  <Row,>(label: string, centsOf: (row: Row) => number, note?: string): Card<Row> =>
  (rows, filtered) => {
    const [total, left] = ofBoth(rows, filtered, (some) => totalOf(some, centsOf));
    const filteredHint = total !== undefined && left !== total && `${writeReais(left)} com o filtro`;
    const hint = note ? (
      <>
        <IconButton label={note} icon={<InfoIcon />} size="small" />
        {filteredHint}
      </>
    ) : (
      filteredHint
    );
    return { label, kind: 'money', value: total, hint };
  };

/** A sum of cents over what the filters leave, with that of all rows beside it while they hide some. */
export const visibleSumOf =
  <Row,>(label: string, centsOf: (row: Row) => number): Card<Row> =>
  (rows, filtered) => {
    const [whole, value] = ofBoth(rows, filtered, (some) => totalOf(some, centsOf));
    if (whole === undefined) return { label, kind: 'money', value: undefined };
    return { label, kind: 'money', value, hint: whole !== value && `${writeReais(whole)} sem o filtro` };
  };

/** Indicators side by side. */
export const cardsOf =
  <Row,>(...cards: readonly Card<Row>[]) =>
  (rows: readonly Row[] | undefined, filtered: readonly Row[]): KpiCardProps[] =>
    cards.map((card) => card(rows, filtered));
