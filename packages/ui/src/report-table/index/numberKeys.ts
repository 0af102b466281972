import type { CellValue, Column } from '../columns.ts';
import type { ValueRange } from '../filters/query.types.ts';
import { unitAt } from '../unitAt.ts';
import { rowsPerStep, type Steps } from '../steps.ts';

/** Key of a value that is present but cannot be read as the column's kind. */
const unreadable = Number.NEGATIVE_INFINITY;

const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = unitAt(text, at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
};

/** 'YYYY-MM-DD' as YYYYMMDD, 'YYYY-MM' as YYYYMM. */
function dayKey(value: CellValue): number {
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const text = value.length === 7 || value.length === 10 ? value : value.trim();
  const isMonth = text.length === 7;
  if ((!isMonth && text.length !== 10) || unitAt(text, 4) !== 45) return unreadable;
  const month = digits(text, 0, 4) * 100 + digits(text, 5, 7);
  const key = isMonth ? month : unitAt(text, 7) === 45 ? month * 100 + digits(text, 8, 10) : Number.NaN;
  return Number.isNaN(key) ? unreadable : key;
}

const localTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A moment in milliseconds since 1970; without zone it is on the clock of Brasília. */
function momentKey(value: CellValue): number {
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const time = Date.parse(localTime.test(value) ? `${value.replace(' ', 'T')}-03:00` : value);
  return Number.isNaN(time) ? unreadable : time;
}

const plainKey = (value: CellValue): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;

/** The number by which a value of the column is compared and added; NaN for a blank. */
export const keyOf = <Row>({ format }: Column<Row>): ((value: CellValue) => number) => {
  if (format === 'date' || format === 'competencia') return dayKey;
  return format === 'dateTime' ? momentKey : plainKey;
};

const typed = new Set(['integer', 'money', 'percent', 'date', 'dateTime', 'competencia']);

/** True when the column is compared by number: because of its format, or because all its values are numbers. */
export const isNumeric = <Row>(rows: readonly Row[], column: Column<Row>): boolean =>
  typed.has(column.format) ||
  (column.format === 'text' && rows.every((row) => typeof (column.value(row) ?? 0) === 'number'));

/** One number for each row in the key unit of the column (`ValueRange`), NaN for blanks. */
export function* buildNumberKeys<Row>(rows: readonly Row[], column: Column<Row>): Steps<Float64Array> {
  const keys = new Float64Array(rows.length);
  const toKey = keyOf(column);
  for (let row = 0; row < keys.length; row++) {
    keys[row] = toKey(column.value(rows[row] as Row));
    if (row % rowsPerStep === 0) yield;
  }
  return keys;
}

/** Marks with 1 the rows whose key is in one of the ranges; on request also the blanks. */
export function* markRanges(
  keys: Float64Array,
  ranges: readonly ValueRange[],
  wantsBlank: boolean,
): Steps<Uint8Array> {
  const marks = new Uint8Array(keys.length);
  for (const { least, most, isLeastExcluded = false, isMostExcluded = false } of ranges) {
    const low = least ?? -Number.MAX_VALUE;
    const high = most ?? Number.MAX_VALUE;
    for (let row = 0; row < keys.length; row++) {
      const key = keys[row] as number;
      if (key >= low && key <= high && !(isLeastExcluded && key === low) && !(isMostExcluded && key === high))
        marks[row] = 1;
    }
    yield;
  }
  if (wantsBlank) for (let row = 0; row < keys.length; row++) if (Number.isNaN(keys[row])) marks[row] = 1;
  return marks;
}
