import { type CalendarDate, parseDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { fullYear, isFullYear, parseTypedDate } from './parseTypedDate.ts';

const read = (iso: string | null): CalendarDate | null => (iso === null ? null : parseDate(iso));
const write = (day: CalendarDate | null): string | null =>
  day && isFullYear(day.year) ? day.toString() : null;

/**
 * What stands in one date field while it is typed, when it is not yet a day: the year 20 on the way to 2026, a cleared
 * month. The owner hears null until it is a day again, so that nobody searches with a day that is no longer on show.
 */
export function useDayDraft(value: string | null, onChange: (iso: string | null) => void) {
  const [draft, setDraft] = useState(() => read(value));
  const [told, setTold] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // Leaving the field may change the day (30/02 becomes 28/02) in the very event that ends the typing.
  const typed = useRef<CalendarDate | null>(null);
  if (value !== told) {
    setTold(value);
    setDraft(read(value));
    setRefused(null);
  }

  const tell = (iso: string | null) => {
    if (iso === told) return;
    setTold(iso);
    onChange(iso);
  };
  const change = (day: CalendarDate | null) => {
    typed.current = day;
    setDraft(day);
    setRefused(null);
    tell(write(day));
  };
  const paste = (text: string) => {
    const iso = parseTypedDate(text);
    if (iso === null) setRefused(text.trim());
    else change(parseDate(iso));
  };
  const notePartial = (isPartial: boolean) => tell(isPartial ? null : write(draft));

  const begin = () => setTyping(true);
  const leave = () => {
    setTyping(false);
    const day = typed.current;
    typed.current = null;
    if (day && day.year < 100) change(day.set({ year: fullYear(day.year) }));
  };

  const isYearWrong = !isTyping && draft !== null && draft.year >= 100 && !isFullYear(draft.year);
  const problem =
    refused === null
      ? isYearWrong
        ? 'Escreva o ano com quatro números'
        : null
      : `“${refused}” não é uma data`;
  return { draft, problem, change, paste, notePartial, begin, leave } as const;
}
