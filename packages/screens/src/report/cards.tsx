import { IconButton } from '@vidas/ui/button/icon-button';
import { InfoIcon } from '@vidas/ui/icon';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { withFilter } from './withFilter.ts';
import { writeReais } from '../write/writeReais.ts';

/** An indicator over all rows of a report, undefined before the first answer, and over what the filters leave of them. */
export type Card<Row> = (rows: readonly Row[] | undefined, filtered: readonly Row[]) => KpiCardProps;

/** How many rows there are, or how many of a sort. */
export const countOf =
  <Row,>(label: string, isCounted: (row: Row) => boolean = () => true): Card<Row> =>
  (rows, filtered) => {
    const total = rows?.filter(isCounted).length;
    return { label, value: total, hint: withFilter(total, filtered.filter(isCounted).length, total) };
  };

/** A sum of cents; `note` says in a tooltip what it leaves out. */
export const sumOf =
  <Row,>(label: string, centsOf: (row: Row) => number, note?: string): Card<Row> =>
  (rows, filtered) => {
    const sum = (some: readonly Row[]): number => some.reduce((cents, row) => cents + centsOf(row), 0);
    const total = rows && sum(rows);
    const left = sum(filtered);
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

/** Indicators side by side. */
export const cardsOf =
  <Row,>(...cards: readonly Card<Row>[]) =>
  (rows: readonly Row[] | undefined, filtered: readonly Row[]): KpiCardProps[] =>
    cards.map((card) => card(rows, filtered));
