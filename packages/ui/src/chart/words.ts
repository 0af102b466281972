import { formatInteger, formatMoney, formatPercent } from '../format/format.ts';
import type { ChartFormat, Reading } from './chart.types.ts';

const writers: Record<ChartFormat, (value: number) => string> = {
  money: formatMoney,
  integer: formatInteger,
  percent: formatPercent,
};

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const axisPercent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The exact number in the form of the tables; a dash for none. */
export const writeValue = (value: number | null, format: ChartFormat): string =>
  value !== null && Number.isFinite(value) ? writers[format](value) : '—';

/**
 * Short text for axes and the ends of bars: 'R$ 1,2 mi', '18,4 mil'. Numbers under ten thousand are exact, money
 * without cents.
 */
export function writeShort(value: number, format: ChartFormat): string {
  if (format === 'percent') return `${axisPercent.format(value)}%`.replace('-', '\u2212');
  const whole = format === 'money' ? Math.round(value / 100) : value;
  const digits = Math.abs(whole) < 10_000 ? formatInteger(Math.abs(whole)) : compact.format(Math.abs(whole));
  return `${whole < 0 ? '\u2212' : ''}${format === 'money' ? 'R$\u00a0' : ''}${digits}`;
}

/** '7,20%'; a share above zero that rounds to zero is '<0,01%'. */
export function writeShare(part: number, whole: number): string {
  if (whole === 0) return '—';
  const points = (part / whole) * 100;
  return points > 0 && points < 0.005 ? '<0,01%' : formatPercent(points);
}

/** The announced words of a place: 'outubro: Ativações 120, Desativações 98'. */
export const readAloud = ({ label, entries }: Reading, part?: number): string =>
  `${label}: ${entries
    .filter((_, at) => part === undefined || at === part)
    .map(({ name, value }) => `${name} ${value}`.trim())
    .join(', ')}`;
