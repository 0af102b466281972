import { fullYear, quote } from '../date-range/parseTypedDate.ts';
import { pairOf } from '../date-range/parseTypedRange.ts';
import { fold } from '../fold/fold.ts';
import { formatCompetencia } from '../format/format.ts';
import { type MonthLimits, isWithin, monthNames, toMonth } from './months.ts';

const monthFirst = /^(\d{1,2})\s?[/.\-\s]\s?(\d{4}|\d{2})$/;
const joined = /^(\d{2})(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[/.-]?(\d{2})$/;
const named = /^([a-z]{3,9})\.?\s?(?:[/.\-\s]|\sde\s)\s?(\d{4}|\d{2})$/;

const plainNames = monthNames.map(fold);

function checked(year: string | undefined, month: number): string | null {
  const typed = Number(year);
  return toMonth(year?.length === 2 ? fullYear(typed) : typed, month);
}

/**
 * Reads a competence as Brazilians type or paste it: mmaaaa, mm/aa, mm/aaaa, also AAAAMM as in the regulator's files,
 * out/26 as in spreadsheets and 'outubro de 2026'. Gives 'YYYY-MM'; `null` when there is no such month.
 */
export function parseTypedMonth(text: string): string | null {
  const typed = fold(text.trim());
  const figures = monthFirst.exec(typed) ?? joined.exec(typed);
  const month = figures && checked(figures[2], Number(figures[1]));
  if (month) return month;
  const turned = yearFirst.exec(typed);
  if (turned) return checked(turned[1], Number(turned[2]));
  const words = named.exec(typed);
  const name = words?.[1] ?? '';
  const at = plainNames.findIndex((plain) => name === plain || (name.length === 3 && plain.startsWith(name)));
  return words && at >= 0 ? checked(words[2], at + 1) : null;
}

/** True for a competence as the field writes it, MM/AAAA, to which nothing can be added. */
export const isWholeMonth = (text: string): boolean => /^\d{2}\/\d{4}$/.test(text.trim());

/**
 * The text of the field while one types. The / comes as soon as a digit follows the month. A text that cannot start
 * with a month (2026…) or has other characters is unchanged.
 */
export function maskTypedMonth(text: string): string {
  const figures = /^(\d{2})(\d{1,4})$/.exec(text);
  const isMonth = figures && Number(figures[1]) >= 1 && Number(figures[1]) <= 12;
  return isMonth ? `${figures[1]}/${figures[2]}` : text;
}

/** The problem of a text that is no competence, in words for the person; `null` when it is one, or empty. */
export function typedMonthProblem(text: string): string | null {
  if (text.trim() === '' || parseTypedMonth(text) !== null) return null;
  return `${quote(text)} não é uma competência: use MM/AAAA`;
}

/** The problem of a month outside the limits, in words for the person; `null` inside them or without a month. */
export function monthLimitsProblem(month: string | null, limits: MonthLimits): string | null {
  if (month === null || isWithin(month, limits)) return null;
  const [min, max] = [formatCompetencia(limits.min ?? ''), formatCompetencia(limits.max ?? '')];
  if (min && max) return `Informe uma competência de ${min} a ${max}`;
  return min ? `Informe uma competência a partir de ${min}` : `Informe uma competência até ${max}`;
}

const month = String.raw`\d{1,2}\s?[/.]\s?(?:\d{4}|\d{2})|\d{6}|[a-zç]{3,9}\.?(?:\s?[/.\-]\s?|\s(?:de\s)?)(?:\d{4}|\d{2})|\d{4}-\d{2}|\d{2}-\d{4}`;
const range = pairOf(month);

/** Splits '01/2026 a 12/2026'; `null` when the text is not two months. Neither is checked yet. */
export function splitTypedMonths(text: string): readonly [start: string, end: string] | null {
  const found = range.exec(text.trim());
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
}
