import { writeReais } from '@vidas/api-client/words/money.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countFigure, type Figure, figureOf, sumFigure } from '@vidas/ui/report-table/figures.ts';
import { ofBoth } from '../../report/cards.tsx';
import { withFilter } from '../../report/withFilter.ts';

/** Person, cents and days of a row; a server may leave out the last two. */
interface Debt<Row> {
  /** Label of the payers. */
  readonly who: string;
  readonly personOf: (row: Row) => string;
  readonly centsOf: (row: Row) => number | undefined;
  readonly daysOf: (row: Row) => number | undefined;
  /** Label, first and last day of each band. */
  readonly ages: readonly (readonly [label: string, from: number, to: number])[];
}

/** Number of different people. */
const peopleFigure = <Row>(personOf: (row: Row) => string): Figure<Row, number> => ({
  begin: () => {
    const people = new Set<string>();
    return { add: (row) => void people.add(personOf(row)), value: () => people.size };
  },
});

/** Cards over debts: people, open amount, and rows of each age. Called once per screen. */
export function atrasoCards<Row>({ who, personOf, centsOf, daysOf, ages }: Debt<Row>) {
  const people = peopleFigure(personOf);
  const cents = sumFigure((row: Row) => centsOf(row) ?? 0);
  const unknown = countFigure((row: Row) => centsOf(row) === undefined || daysOf(row) === undefined);
  const ofAges = ages.map(([label, from, to]) => {
    const isOfAge = (row: Row): boolean => {
      const days = daysOf(row) ?? 0;
      return days >= from && days <= to;
    };
    return [label, countFigure(isOfAge)] as const;
  });
  return (rows: readonly Row[] | undefined, filtered: readonly Row[]): KpiCardProps[] => {
    const isKnown = rows !== undefined && figureOf(rows, unknown) === 0;
    const known = isKnown ? rows : undefined;
    const [everyone, shown] = ofBoth(rows, filtered, people);
    const [total, left] = ofBoth(known, filtered, cents);
    return [
      { label: who, value: everyone, hint: withFilter(everyone, shown, everyone) },
      {
        label: 'Valor em aberto',
        kind: 'money',
        value: total,
        hint: total !== undefined && left !== total && `${writeReais(left)} com o filtro`,
      },
      ...ofAges.map(([label, figure]): KpiCardProps => {
        const [count, some] = ofBoth(known, filtered, figure);
        return { label, value: count, hint: withFilter(count, some, count) };
      }),
    ];
  };
}
