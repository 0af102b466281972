import { writeReais } from '@vidas/api-client/words/money.ts';
import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { InfoIcon } from '@vidas/ui/icon/icons.tsx';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countFigure, type Figure, figureOf, sumFigure } from '@vidas/ui/report-table/figures.ts';
import { withFilter } from './withFilter.ts';

/** An indicator over all rows of a report, undefined before the first answer, and over what the filters leave of them. */
export type Card<Row> = (rows: readonly Row[] | undefined, filtered: readonly Row[]) => KpiCardProps;

/** A figure of all rows, undefined before the first answer, and of those that the filters leave. */
export const ofBoth = <Row, Value>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  figure: Figure<Row, Value>,
): readonly [ofAll: Value | undefined, ofFiltered: Value] => [
  rows && figureOf(rows, figure),
  figureOf(filtered, figure),
];

/** How many rows of a sort there are, and how many of them the filters leave; the function has to be a constant. */
export const countBoth = <Row,>(
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
  isCounted: (row: Row) => boolean,
) => ofBoth(rows, filtered, countFigure(isCounted));

const every = (): boolean => true;

/** How many rows there are, or how many of a sort. */
export const countOf =
  <Row,>(label: string, isCounted: (row: Row) => boolean = every): Card<Row> =>
  (rows, filtered) => {
    const [total, left] = countBoth(rows, filtered, isCounted);
    return { label, value: total, hint: withFilter(total, left, total) };
  };

/** A sum of cents; `note` says in a tooltip what it leaves out. */
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

/** A sum of cents over what the filters leave, with that of all rows beside it while they hide some. */
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
