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

const totalOf = <Row,>(rows: readonly Row[], centsOf: (row: Row) => number): number =>
  rows.reduce((cents, row) => cents + centsOf(row), 0);

/** A sum of cents; `note` says in a tooltip what it leaves out. */
export const sumOf =
  <Row,>(label: string, centsOf: (row: Row) => number, note?: string): Card<Row> =>
  (rows, filtered) => {
    const total = rows && totalOf(rows, centsOf);
    const left = totalOf(filtered, centsOf);
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
    if (rows === undefined) return { label, kind: 'money', value: undefined };
    const [value, whole] = [totalOf(filtered, centsOf), totalOf(rows, centsOf)];
    return { label, kind: 'money', value, hint: whole !== value && `${writeReais(whole)} sem o filtro` };
  };

/** Indicators side by side. */
export const cardsOf =
  <Row,>(...cards: readonly Card<Row>[]) =>
  (rows: readonly Row[] | undefined, filtered: readonly Row[]): KpiCardProps[] =>
    cards.map((card) => card(rows, filtered));
