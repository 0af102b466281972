import { formatInteger, formatMoney, formatPercent } from '../format/format.ts';

/** Format of an indicator: 4.310, R$ 51.200,30 (from cents), 7,2% (from 7.2), or the text unchanged. */
export type KpiKind = 'integer' | 'money' | 'percent' | 'text';

const writers: Record<KpiKind, (value: number) => string> = {
  integer: formatInteger,
  money: formatMoney,
  percent: formatPercent,
  text: String,
};

/** Value of an indicator, in the format of the table columns; a dash for none. */
export function formatKpi(value: number | string | null | undefined, kind: KpiKind): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? writers[kind](value) : '—';
}
