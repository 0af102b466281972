import * as z from 'zod/mini';

const isoDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** True for a day that exists in the calendar, of any year, written YYYY-MM-DD. */
export const isDayOfAnyYear = (text: string): boolean => {
  const found = isoDay.exec(text);
  if (!found) return false;
  const [month, dayOfMonth] = [Number(found[2]), Number(found[3])];
  // No Date is made, because it takes ten times as long, and files bring millions of days.
  return (
    dayOfMonth <= (daysOfMonths[month - 1] ?? 0) ||
    (month === 2 && dayOfMonth === 29 && isLeap(Number(found[1])))
  );
};

/** True for a day from 1900-01-01 to 2199-12-31, written YYYY-MM-DD: calls and files carry no other (SER-47). */
export const isDay = (text: string): boolean => text >= '1900' && text < '2200' && isDayOfAnyYear(text);

const toIso = (wire: string): string => {
  const brazilian = /^(\d{2})[/_-](\d{2})[/_-](\d{4})$/.exec(wire);
  // Only the day of an ISO moment counts; any other text after a day makes it invalid.
  const iso = wire.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1');
  return brazilian ? `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}` : iso;
};

const written = (separator: string) => (iso: string) => {
  const [year, month, dayOfMonth] = iso.split('-');
  return `${dayOfMonth}${separator}${month}${separator}${year}`;
};

const isOutside = (iso: unknown): boolean =>
  typeof iso === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(iso) && (iso < '1900' || iso >= '2200');

// Later checks, of order or month, then never see an invalid day.
const problem = {
  error: ({ input }: { input?: unknown }) =>
    isOutside(input)
      ? 'data fora do calendário: use de 01/01/1900 a 31/12/2199'
      : 'data inválida: use DD/MM/AAAA',
  abort: true,
} as const;
const isoText = z.string().check(z.refine(isDay, problem));
const isoTextOrBlank = z.string().check(z.refine((text) => text === '' || isDay(text), problem));

/** A day: `DD/MM/AAAA` on the wire (an ISO day is understood too), `YYYY-MM-DD` in our code. */
export const day = z.codec(z.string(), isoText, { decode: toIso, encode: written('/') });

/** The day in a text of the wire, as `day` reads it; undefined for an invalid one. */
export const readDay = (wire: string): string | undefined => {
  const iso = toIso(wire);
  return isDay(iso) ? iso : undefined;
};

/** A day inside a path: `DD_MM_AAAA`; the server also understands hyphens (SER-3). */
export const pathDay = z.codec(z.string(), isoText, { decode: toIso, encode: written('_') });

/** A day that may be left out: empty text, on the wire and in our code. */
export const dayOrBlank = z.codec(z.string(), isoTextOrBlank, {
  decode: (wire) => (wire === '' ? '' : toIso(wire)),
  encode: (iso) => (iso === '' ? '' : written('/')(iso)),
});

/** A day inside a path; `0` on the wire means none, which is null in our code. */
export const pathDayOrNone = z.codec(z.string(), z.nullable(isoText), {
  decode: (wire) => (wire === '0' ? null : toIso(wire)),
  encode: (iso) => (iso === null ? '0' : written('_')(iso)),
});

/** A day inside a path, for the routes whose separator is the hyphen (SER-3). */
export const hyphenDay = z.codec(z.string(), isoText, { decode: toIso, encode: written('-') });

/** A moment: `DD/MM/AAAA HH:mm` on the wire, `YYYY-MM-DDTHH:mm` (operator's local time) in our code. */
export const dayTime = z.codec(z.string(), z.string(), {
  decode: (wire) => `${toIso(wire.slice(0, 10))}T${wire.slice(11, 16) || '00:00'}`,
  encode: (iso) => `${written('/')(iso.slice(0, 10))} ${iso.slice(11, 16)}`,
});
