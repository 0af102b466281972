const shapes = [
  /^(\d{2})()(\d{2})(\d{4}|\d{2})$/,
  /^(\d{1,2})\s?([/.\-\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/,
];
const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Years of two digits: 00 to 79 are of this century, 80 to 99 of the last. */
export const fullYear = (year: number): number =>
  year >= 100 ? year : year < 80 ? 2000 + year : 1900 + year;

/** A year the product can mean: four digits, from 1900 on. */
export const isFullYear = (year: number): boolean => year >= 1900 && year <= 9999;

function checked(year: number, month: number, day: number): string | null {
  const isReal = isFullYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

/** Reads a day as Brazilians type or paste it (ddmmaaaa, dd/mm/aa, dd-mm-aaaa, also ISO); `null` when there is no such day. */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const iso = isoShape.exec(typed);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  for (const shape of shapes) {
    const parts = shape.exec(typed);
    if (!parts) continue;
    const year = Number(parts[4]);
    return checked(parts[4]?.length === 2 ? fullYear(year) : year, Number(parts[3]), Number(parts[1]));
  }
  return null;
}
