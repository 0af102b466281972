import type { Format } from '../columns.ts';
import { formatDateTime } from '../../format/format.ts';

const dayMilliseconds = 86_400_000;
/** Serial number of 1970-01-01 in the 1900 system. */
const epochSerial = 25_569;
/** Serial number of 1900-03-01. Before it Excel counts a 29 February 1900, and other programs do not. */
const leastSerial = 61;

/** A day, a moment or a month as a spreadsheet's serial number, with the format that shows it as on screen. */
export interface Serial {
  readonly value: number;
  readonly format: 'date' | 'dateTime' | 'competencia';
}

/** Days in the 1900 system. Undefined for a day that does not exist or that programs count differently. */
function serialDay(year: string, month: string, day: string): number | undefined {
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(time);
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return undefined;
  const serial = time / dayMilliseconds + epochSerial;
  // Date treats years below 100 as 19xx; serials that small are refused anyway.
  return serial >= leastSerial && Number(year) >= 1900 ? serial : undefined;
}

function ofDate(text: string): Serial | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const value = serialDay(year, month, day);
  return value === undefined ? undefined : { value, format: 'date' };
}

function ofCompetencia(text: string): Serial | undefined {
  const [, year = '', month = ''] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  const value = serialDay(year, month, '1');
  return value === undefined ? undefined : { value, format: 'competencia' };
}

/** Serial of a moment, to the minute, in Brasília time as on screen. */
function ofMoment(text: string): Serial | undefined {
  const shown = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d)$/.exec(formatDateTime(text));
  if (!shown) return ofDate(text);
  const [, day = '', month = '', year = '', hour = '', minute = ''] = shown;
  const serial = serialDay(year, month, day);
  if (serial === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return { value: serial + (Number(hour) * 60 + Number(minute)) / 1440, format: 'dateTime' };
}

const readers: Partial<Record<Format, (text: string) => Serial | undefined>> = {
  date: ofDate,
  dateTime: ofMoment,
  competencia: ofCompetencia,
};

/**
 * The serial number of a day, moment or month. Undefined when it must stay a text (no such day, or before March
 * 1900).
 */
export const serialOf = (text: string, format: Format): Serial | undefined => readers[format]?.(text);

/** True when the values of a format become serial numbers. */
export const isSerialFormat = (format: Format): boolean => readers[format] !== undefined;
