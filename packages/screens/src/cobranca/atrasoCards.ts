import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { withFilter } from '../report/withFilter.ts';
import { writeReais } from '../write/writeReais.ts';

/** How a row tells its person, its cents and its days; a server may leave out the last two. */
interface Debt<Row> {
  readonly personOf: (row: Row) => string;
  readonly centsOf: (row: Row) => number | undefined;
  readonly daysOf: (row: Row) => number | undefined;
  /** Label, and the first and last day inside. */
  readonly ages: readonly (readonly [label: string, from: number, to: number])[];
}

/** Cards over debts: people, open amount, and rows of each age. */
export function atrasoCards<Row>(
  { personOf, centsOf, daysOf, ages }: Debt<Row>,
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
): KpiCardProps[] {
  const people = (some: readonly Row[]): number => new Set(some.map(personOf)).size;
  const cents = (some: readonly Row[]): number => some.reduce((sum, row) => sum + (centsOf(row) ?? 0), 0);
  const isKnown = rows?.every((row) => centsOf(row) !== undefined && daysOf(row) !== undefined) ?? false;
  const everyone = rows && people(rows);
  const total = rows && isKnown ? cents(rows) : undefined;
  const left = cents(filtered);
  return [
    { label: 'Pessoas', value: everyone, hint: withFilter(everyone, people(filtered), everyone) },
    {
      label: 'Valor em aberto',
      kind: 'money',
      value: total,
      hint: total !== undefined && left !== total && `${writeReais(left)} com o filtro`,
    },
    ...ages.map(([label, from, to]): KpiCardProps => {
      const isOfAge = (row: Row): boolean => {
        const days = daysOf(row) ?? 0;
        return days >= from && days <= to;
      };
      const count = isKnown ? rows?.filter(isOfAge).length : undefined;
      return { label, value: count, hint: withFilter(count, filtered.filter(isOfAge).length, count) };
    }),
  ];
}
