import type { CellValue, Format } from '../../packages/ui/src/report-table/columns.ts';
import { formatValue } from '../../packages/ui/src/report-table/formatValue.ts';
import type { OfficeCell } from './readCells.ts';

/** The expected content of a cell; numbers to the 15 digits that spreadsheets keep. */
export interface Expected {
  readonly type: 'blank' | 'text' | 'number' | 'date';
  readonly value: string | number;
}

/** How a file format writes the values. */
export interface Writing {
  /** Value read back for 100 percentage points. */
  readonly points: 1 | 100;
  /** The first day that is stored as a date. */
  readonly leastDay: string;
  /** Line breaks and white space as this format keeps them. */
  readonly text: (text: string) => string;
}

const significant = (value: number): number => Number(value.toPrecision(15));

function expectedNumber(value: number, format: Format, { points }: Writing): number {
  if (format === 'money') return value / 100;
  return format === 'percent' && points === 1 ? value / 100 : value;
}

/** 'YYYY-MM-DD', with 'THH:MM:00' for a moment that has a time, from what the screen shows; undefined for anything else. */
export function isoOf(shown: string, format: Format): string | undefined {
  const pattern = {
    date: /^(\d\d)\/(\d\d)\/(\d{4})$/,
    dateTime: /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/,
    competencia: /^()(\d\d)\/(\d{4})$/,
  }[format as string];
  const parts = pattern?.exec(shown);
  if (!parts) return undefined;
  const day = `${parts[3]}-${parts[2]}-${parts[1] === '' ? '01' : parts[1]}`;
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day) return undefined;
  return parts[4] === undefined ? day : `${day}T${parts[4]}:00`;
}

/** The table's values, in a spreadsheet's terms. */
export function expectedOf(value: CellValue, format: Format, writing: Writing): Expected {
  if (typeof value === 'number')
    return { type: 'number', value: significant(expectedNumber(value, format, writing)) };
  const shown = formatValue(value, format);
  if (shown === '') return { type: 'blank', value: '' };
  const iso = isoOf(shown, format);
  return iso !== undefined && iso >= writing.leastDay
    ? { type: 'date', value: iso }
    : { type: 'text', value: writing.text(shown) };
}

const types: Record<string, Expected['type']> = {
  '': 'blank',
  string: 'text',
  float: 'number',
  currency: 'number',
  percentage: 'number',
  date: 'date',
};

/** A cell that came back, in the same terms. */
export const foundOf = ({ type, value }: OfficeCell): Expected => ({
  type: types[type] ?? 'text',
  value: typeof value === 'number' ? significant(value) : value,
});
