import { isFullYear } from '../date-range/parseTypedDate.ts';

/** The first and the last month 'YYYY-MM' that a field takes, both inside. */
export interface MonthLimits {
  /** The first valid month, as 'YYYY-MM'. */
  readonly min?: string | undefined;
  /** The last valid month, as 'YYYY-MM'. */
  readonly max?: string | undefined;
}

/** The months of a year, in small letters as in the middle of a sentence. */
export const monthNames: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const firstYear = 1900;
const lastYear = 9999;

/** 'YYYY-MM' from a year and a month from 1 to 12; `null` when there is no such month. */
export function toMonth(year: number, month: number): string | null {
  if (!isFullYear(year) || month < 1 || month > 12) return null;
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The year of a month: 2026 for '2026-10'. */
export const yearOf = (month: string): number => Number(month.slice(0, 4));

/** The number of a month: 1 for January. */
const numberOf = (month: string): number => Number(month.slice(5, 7));

/** 'outubro de 2026' */
export const sayMonth = (month: string): string => `${monthNames[numberOf(month) - 1]} de ${yearOf(month)}`;

/** The month so many months later, or earlier when negative. It stays within the years that can be written. */
export function addMonths(month: string, count: number): string {
  const at = yearOf(month) * 12 + numberOf(month) - 1 + count;
  const held = Math.min(Math.max(at, firstYear * 12), lastYear * 12 + 11);
  return toMonth(Math.floor(held / 12), (held % 12) + 1) ?? month;
}

/** The month itself, or the nearest limit. */
export function holdMonth(month: string, { min, max }: MonthLimits): string {
  if (min !== undefined && month < min) return min;
  return max !== undefined && month > max ? max : month;
}

/** True for a month inside the limits, which may be open at either end. */
export const isWithin = (month: string, limits: MonthLimits): boolean => holdMonth(month, limits) === month;

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

/** The month that a key leads to; null for other keys. */
export function monthAfterKey(key: string, at: string): string | null {
  if (key === 'Home') return toMonth(yearOf(at), 1);
  if (key === 'End') return toMonth(yearOf(at), 12);
  const step = steps[key];
  return step === undefined ? null : addMonths(at, step);
}
