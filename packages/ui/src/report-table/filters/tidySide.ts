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
  // Words depend on the day and are not expanded, so any day will do here.
  const read = readMonth(text.trim().toLowerCase(), '2000-01-01');
  if (typeof read === 'string' || 'problem' in read || read.word !== undefined || read.first !== read.last)
    return text;
  return formatCompetencia(`${String(read.first).slice(0, 4)}-${String(read.first).slice(4)}`);
}
