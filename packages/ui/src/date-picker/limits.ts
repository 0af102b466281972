import { formatDate } from '../format/format.ts';

/** The first and the last ISO day that a field takes, both inside. */
export interface DayLimits {
  /** O primeiro dia que vale, como AAAA-MM-DD. */
  readonly min?: string | undefined;
  /** O último dia que vale, como AAAA-MM-DD. */
  readonly max?: string | undefined;
}

/** Why an ISO day lies outside, in words for the person; `null` when it lies inside or is missing. */
export function dayLimitsProblem(day: string | null, { min, max }: DayLimits): string | null {
  if (day === null) return null;
  if ((min === undefined || day >= min) && (max === undefined || day <= max)) return null;
  if (min !== undefined && max !== undefined)
    return `Informe uma data de ${formatDate(min)} a ${formatDate(max)}`;
  return min === undefined
    ? `Informe uma data até ${formatDate(max ?? '')}`
    : `Informe uma data a partir de ${formatDate(min)}`;
}
