import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { withFilter } from './withFilter.ts';

/** A card that counts rows: its label, and a test whether a row counts. */
export type RowCount<Row> = readonly [label: string, isCounted: (row: Row) => boolean];

/** Cards that count the rows of a report, each with the filtered count as a hint (REL-6). */
export const countCards = <Row>(
  counts: readonly RowCount<Row>[],
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
): KpiCardProps[] =>
  counts.map(([label, isCounted]) => {
    const total = rows?.filter(isCounted).length;
    return { label, value: total, hint: withFilter(total, filtered.filter(isCounted).length, total) };
  });
