import { writeReais } from '@vidas/api-client/words/money.ts';
import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { InfoIcon } from '@vidas/ui/icon/icons.tsx';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countFigure, type Figure, figureOf, sumFigure } from '@vidas/ui/report-table/figures.ts';
import { withFilter } from './withFilter.ts';

/** An indicator over all rows of a report, undefined before the first answer, and over the filtered ones. */
export type Card<Row> = (rows: readonly Row[] | undefined, filtered: readonly Row[]) => KpiCardProps;

/** A figure over all rows, undefined before the first answer, and over the filtered ones. */
export const ofBoth = <Row, Value>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  figure: Figure<Row, Value>,
): readonly [ofAll: Value | undefined, ofFiltered: Value] => [
  rows && figureOf(rows, figure),
  figureOf(filtered, figure),
];

/** Number of rows of one kind, and of the filtered ones; the function must be a constant. */
export const countBoth = <Row,>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  isCounted: (row: Row) => boolean,
) => ofBoth(rows, filtered, countFigure(isCounted));

const every = (): boolean => true;

/** Number of rows, or of those of one kind. */
export const countOf =
  <Row,>(label: string, isCounted: (row: Row) => boolean = every): Card<Row> =>
  (rows, filtered) => {
    const [total, left] = countBoth(rows, filtered, isCounted);
    return { label, value: total, hint: withFilter(total, left, total) };
  };

/** A sum of cents; `note` is a tooltip about the parts left out. */
export const sumOf =
  <Row,>(label: string, centsOf: (row: Row) => number, note?: string): Card<Row> =>
  (rows, filtered) => {
    const [total, left] = ofBoth(rows, filtered, sumFigure(centsOf));
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

/** A sum of cents over the filtered rows, beside the sum of all rows while a filter is on. */
export const visibleSumOf =
  <Row,>(label: string, centsOf: (row: Row) => number): Card<Row> =>
  (rows, filtered) => {
    const [whole, value] = ofBoth(rows, filtered, sumFigure(centsOf));
    if (whole === undefined) return { label, kind: 'money', value: undefined };
    return { label, kind: 'money', value, hint: whole !== value && `${writeReais(whole)} sem o filtro` };
  };

/** Indicators side by side. */
export const cardsOf =
  <Row,>(...cards: readonly Card<Row>[]) =>
  (rows: readonly Row[] | undefined, filtered: readonly Row[]): KpiCardProps[] =>
    cards.map((card) => card(rows, filtered));
