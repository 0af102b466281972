const zone = 'America/Sao_Paulo';
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The last day of a month; months from 1. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The offset of Brasília from UTC in milliseconds (negative). */
function offsetAt(moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - moment;
}

/** The moment at which a day (YYYYMMDD) begins in Brasília, in milliseconds since 1970; `later` adds days. */
export function startOfDay(key: number, later = 0): number {
  const utc = Date.UTC(Math.floor(key / 10_000), (Math.floor(key / 100) % 100) - 1, (key % 100) + later);
  const guess = utc - offsetAt(utc);
  // Until 2019 the clock changed at midnight: when the two offsets differ, the day begins at the later moment.
  return Math.max(guess, utc - offsetAt(guess));
}

/** A month as YYYYMM, `by` months after another; `by` may be negative. */
export function monthFrom(month: number, by: number): number {
  const count = Math.floor(month / 100) * 12 + (month % 100) - 1 + by;
  return Math.floor(count / 12) * 100 + (count % 12) + 1;
}

/** The month of a day 'YYYY-MM-DD', as YYYYMM. */
export const monthOf = (isoDay: string): number => Number(isoDay.slice(0, 7).replace('-', ''));

/** The key of a day 'YYYY-MM-DD', as YYYYMMDD. */
export const dayKey = (isoDay: string): number => Number(isoDay.replaceAll('-', ''));
