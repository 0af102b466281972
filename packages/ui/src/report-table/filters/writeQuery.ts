import { parseTypedDate } from '../../date-range/parseTypedDate.ts';
import { formatCompetencia, formatDate } from '../../format/format.ts';
import { readMonth } from './readMonth.ts';

/** A day typed without separators ('15102026', '151026', '1/2/26') as 'DD/MM/AAAA'; any other text unchanged. */
export function tidyDay(text: string): string {
  const day = parseTypedDate(text);
  return day === null ? text : formatDate(day);
}

/** A month typed without separators ('072026', '07/26') as 'MM/AAAA'; any other text unchanged. */
export function tidyMonth(text: string): string {
  // Words would depend on the day, but they are not expanded here, so any day will do.
  const read = readMonth(text.trim().toLowerCase(), '2000-01-01');
  if (typeof read === 'string' || 'problem' in read || read.word !== undefined || read.first !== read.last)
    return text;
  return formatCompetencia(`${String(read.first).slice(0, 4)}-${String(read.first).slice(4)}`);
}

/** The two sides of a range, for the boxes of a form; '' is open. */
export interface Sides {
  readonly from: string;
  readonly to: string;
}

/** The short form of a range: '100..200', '>=100', '<=200', '' when both sides are open. The sides stay as typed. */
export function writeQuery({ from, to }: Sides): string {
  if (from.trim() === '') return to.trim() === '' ? '' : `<=${to}`;
  return to.trim() === '' ? `>=${from}` : `${from}..${to}`;
}

/** The reverse, for the boxes: the sides of '100..200', '>=100' and '<=200'; both open for anything else. */
export function sidesOf(text: string): Sides {
  if (/\sou(?:\s|$)/i.test(text)) return { from: '', to: '' };
  const compared = /^\s*(>=|<=)(.*)$/s.exec(text);
  if (compared) {
    const side = compared[2] ?? '';
    return compared[1] === '>=' ? { from: side, to: '' } : { from: '', to: side };
  }
  const range = /^(?!\s*[!"“])(.*)\.\.(.*)$/s.exec(text);
  return range ? { from: range[1] ?? '', to: range[2] ?? '' } : { from: '', to: '' };
}
