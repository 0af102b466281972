/** The digits of one day as typed; they need not form a valid day (31/02/2026). */
export interface DayParts {
  readonly day: number;
  readonly month: number;
  /** Four digits; fewer while the person is typing it. */
  readonly year: number;
}

const shapes = [
  /^(\d{2})()(\d{2})(\d{4}|\d{2})$/,
  /^(\d{1,2})\s?([/.\-\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/,
];
const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const longestQuote = 40;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Years of two digits: 00 to 79 are of this century, 80 to 99 of the last. */
export const fullYear = (year: number): number =>
  year >= 100 ? year : year < 80 ? 2000 + year : 1900 + year;

/** The years that are accepted: four digits, from 1900 on. */
export const isFullYear = (year: number): boolean => year >= 1900 && year <= 9999;

/** False for 31/02. True for any year from 1 on, so that an incomplete year is no mistake yet. */
export const isRealDay = ({ day, month, year }: DayParts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(fullYear(year), month);

/** 'DD/MM/AAAA', also of a day that does not exist. */
export const writeDay = ({ day, month, year }: DayParts): string =>
  `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;

/** The message for a day that does not exist. */
export const unrealDay = (parts: DayParts): string => `O dia ${writeDay(parts)} não existe`;

function partsOf(text: string): DayParts | null {
  const typed = text.trim();
  const iso = isoShape.exec(typed);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  for (const shape of shapes) {
    const match = shape.exec(typed);
    if (!match) continue;
    const year = Number(match[4]);
    return {
      year: match[4]?.length === 2 ? fullYear(year) : year,
      month: Number(match[3]),
      day: Number(match[1]),
    };
  }
  return null;
}

/** Reads a day as Brazilians type or paste it (ddmmaaaa, dd/mm/aa, dd-mm-aaaa, also ISO); `null` when there is no such day. */
export function parseTypedDate(text: string): string | null {
  const parts = partsOf(text);
  if (!parts || !isFullYear(parts.year) || !isRealDay(parts)) return null;
  return `${parts.year}-${padded(parts.month, 2)}-${padded(parts.day, 2)}`;
}

/** The text in “quotes” for a message, cut where a whole page was pasted by mistake. */
export const quote = (text: string): string => {
  const typed = text.trim();
  return `“${typed.length > longestQuote ? `${typed.slice(0, longestQuote)}…` : typed}”`;
};

/** The problem of a pasted text that is no day, in words for the person; `null` when it is one. */
export function typedDateProblem(text: string): string | null {
  if (parseTypedDate(text) !== null) return null;
  const parts = partsOf(text);
  return parts ? unrealDay(parts) : `${quote(text)} não é uma data`;
}
