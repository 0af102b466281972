import * as z from 'zod/mini';

const isoDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** True for a day that exists in the calendar, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  if (!isoDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const toIso = (wire: string): string => {
  const brazilian = /^(\d{2})[/_-](\d{2})[/_-](\d{4})$/.exec(wire);
  // A moment of ISO is understood as its day; anything else behind a day is none.
  const iso = wire.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1');
  return brazilian ? `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}` : iso;
};

const written = (separator: string) => (iso: string) => {
  const [year, month, dayOfMonth] = iso.split('-');
  return `${dayOfMonth}${separator}${month}${separator}${year}`;
};

const isoText = z.string().check(z.refine(isDay, 'data inválida: use DD/MM/AAAA'));

/** A day: `DD/MM/AAAA` on the wire (an ISO day is understood too), `YYYY-MM-DD` in our code. */
export const day = z.codec(z.string(), isoText, { decode: toIso, encode: written('/') });

/** A day inside a path: `DD_MM_AAAA`; the server also understands hyphens (SER-3). */
export const pathDay = z.codec(z.string(), isoText, { decode: toIso, encode: written('_') });

/** A day inside a path, for the routes whose separator is the hyphen (SER-3). */
export const hyphenDay = z.codec(z.string(), isoText, { decode: toIso, encode: written('-') });

/** A moment: `DD/MM/AAAA HH:mm` on the wire, `YYYY-MM-DDTHH:mm` (operator's local time) in our code. */
export const dayTime = z.codec(z.string(), z.string(), {
  decode: (wire) => `${toIso(wire.slice(0, 10))}T${wire.slice(11, 16) || '00:00'}`,
  encode: (iso) => `${written('/')(iso.slice(0, 10))} ${iso.slice(11, 16)}`,
});
