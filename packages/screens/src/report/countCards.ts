import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { withFilter } from './withFilter.ts';

/** A card that counts rows: its label, and which rows count. */
export type RowCount<Row> = readonly [label: string, isCounted: (row: Row) => boolean];

/** Cards that count the rows of a report, and beside each what the filters leave of it. */
export const countCards = <Row>(
  counts: readonly RowCount<Row>[],
  rows: readonly Row[] | undefined,
  filtered: readonly Row[],
): KpiCardProps[] =>
  counts.map(([label, isCounted]) => {
    const total = rows?.filter(isCounted).length;
    return { label, value: total, hint: withFilter(total, filtered.filter(isCounted).length, total) };
  });
