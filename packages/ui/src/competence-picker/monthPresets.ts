import { addMonths, holdMonth, type MonthLimits, toMonth, yearOf } from './months.ts';

/** First and last month 'YYYY-MM' of a period, both inside. */
export interface MonthSpan {
  readonly start: string;
  readonly end: string;
}

/** A period of months that has a name. */
export interface MonthPreset {
  readonly key: string;
  readonly label: string;
  /** Months inside the limits; null for none. */
  readonly span: MonthSpan | null;
}

const part = (year: number, first: number, last: number): MonthSpan => ({
  start: toMonth(year, first) ?? '',
  end: toMonth(year, last) ?? '',
});

function cut({ start, end }: MonthSpan, limits: MonthLimits): MonthSpan | null {
  const { min, max } = limits;
  if ((min !== undefined && end < min) || (max !== undefined && start > max)) return null;
  return { start: holdMonth(start, limits), end: holdMonth(end, limits) };
}

/** Este ano, Ano passado and Últimos 12 meses (with this month) seen from the month `now`. */
export function presetsFromNow(now: string, limits: MonthLimits): readonly MonthPreset[] {
  const year = yearOf(now);
  return [
    { key: 'este-ano', label: 'Este ano', span: cut(part(year, 1, 12), limits) },
    { key: 'ano-passado', label: 'Ano passado', span: cut(part(year - 1, 1, 12), limits) },
    {
      key: '12-meses',
      label: 'Últimos 12 meses',
      span: cut({ start: addMonths(now, -11), end: now }, limits),
    },
  ];
}

/** The halves and the quarters of a year. */
export function presetsOfYear(year: number, limits: MonthLimits): readonly MonthPreset[] {
  const parts = [
    ...[1, 2].map((n) => ({ key: `semestre-${n}`, label: `${n}º semestre`, months: 6, n })),
    ...[1, 2, 3, 4].map((n) => ({ key: `trimestre-${n}`, label: `${n}º trimestre`, months: 3, n })),
  ];
  return parts.map(({ key, label, months, n }) => ({
    key,
    label,
    span: cut(part(year, (n - 1) * months + 1, n * months), limits),
  }));
}
