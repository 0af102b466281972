import { CalendarDate, parseDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import {
  type DayParts,
  fullYear,
  isFullYear,
  isRealDay,
  parseTypedDate,
  typedDateProblem,
  unrealDay,
} from './parseTypedDate.ts';
import { splitTypedRange } from './parseTypedRange.ts';

/** Day, month and year as typed in a field; null for a missing part. */
export type ShownParts = { readonly [Part in keyof DayParts]: DayParts[Part] | null };

/** Options of a field of one day. */
export interface DayDraftOptions {
  /** ISO day. */
  readonly value: string | null;
  /** Called with the day; null while the field does not hold one. */
  readonly onChange: (iso: string | null) => void;
  /** Called with the two ISO days of a pasted period. Without it such a text is refused. */
  readonly onPasteRange?: ((start: string, end: string) => void) | undefined;
}

const read = (iso: string | null): CalendarDate | null => (iso === null ? null : parseDate(iso));
const write = (day: CalendarDate | null): string | null =>
  day && isFullYear(day.year) ? day.toString() : null;
const nothing: ShownParts = { day: null, month: null, year: null };

const whole = ({ day, month, year }: ShownParts): DayParts | null =>
  day === null || month === null || year === null ? null : { day, month, year: fullYear(year) };
const isSame = (one: ShownParts, other: ShownParts): boolean =>
  one.day === other.day && one.month === other.month && one.year === other.year;

function pasteProblem(text: string, pair: readonly string[] | null): string | null {
  const problems = (pair ?? [text]).map(typedDateProblem);
  return problems.find((problem) => problem !== null) ?? null;
}

/**
 * The content of one date field while it is not a day yet: the year 20 on the way to 2026, the 31st of February. The
 * owner gets null until it is a day again, so that nobody searches with a day that is no longer shown.
 */
export function useDayDraft({ value, onChange, onPasteRange }: DayDraftOptions) {
  const [draft, setDraft] = useState(() => read(value));
  const [lastValue, setLastValue] = useState(value);
  const [shown, setShown] = useState(nothing);
  const [isTyping, setTyping] = useState(false);
  const [isInside, setInside] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [left, setLeft] = useState<DayParts | null>(null);
  const [restore, setRestore] = useState<DayParts | null>(null);
  const [resets, setResets] = useState(0);
  const isLeaving = useRef(false);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(read(value));
    setRefused(null);
    setRestore(null);
  }

  const typed = whole(shown);
  const isUnreal = typed !== null && !isRealDay(typed);

  const tell = (iso: string | null) => {
    if (iso === lastValue) return;
    setLastValue(iso);
    onChange(iso);
  };
  const change = (day: CalendarDate | null) => {
    // When the focus leaves, react-aria turns the 31st of February into the 28th. The typed day stays here and is
    // refused.
    if (isLeaving.current && isUnreal) return;
    setDraft(day);
    setRefused(null);
    setRestore(null);
    tell(write(day));
  };
  const paste = (text: string) => {
    if (text.trim() === '') return;
    const pair = onPasteRange ? splitTypedRange(text) : null;
    const problem = pasteProblem(text, pair);
    const [start, end] = (pair ?? [text]).map(parseTypedDate);
    if (problem !== null || !start) setRefused(problem);
    else if (end) onPasteRange?.(start, end);
    else change(parseDate(start));
  };
  /** Called when the field shows other parts than before. */
  const noteShown = (parts: ShownParts) => {
    if (isSame(parts, shown)) return;
    setShown(parts);
    setRefused(null);
    if (restore && isSame(parts, restore)) setRestore(null);
    const now = whole(parts);
    tell(now && isRealDay(now) ? write(draft) : null);
  };
  /** Shows the value again and drops incomplete input. */
  const startAnew = () => {
    // The parts themselves hold incomplete input, so they are mounted again.
    setResets(resets + 1);
    setDraft(read(value));
    setRefused(null);
    setRestore(null);
  };
  const clear = () => {
    startAnew();
    change(null);
  };

  const begin = () => setTyping(true);
  /** Called before react-aria notices that the focus leaves. */
  const startLeaving = () => {
    isLeaving.current = true;
  };
  const leave = () => {
    isLeaving.current = false;
    setTyping(false);
    setLeft(typed);
    if (!typed) return;
    if (isUnreal) {
      setDraft(null);
      setRestore(typed);
      tell(null);
    } else if (shown.year !== typed.year) change(new CalendarDate(typed.year, typed.month, typed.day));
  };

  const isPartial = !typed && (shown.day ?? shown.month ?? shown.year) !== null;
  const isRefusedDay = isUnreal && left !== null && isSame(left, typed);
  const isYearWrong = !isTyping && typed !== null && !isFullYear(typed.year);
  const problem =
    refused ??
    (isRefusedDay ? unrealDay(typed) : null) ??
    (isYearWrong ? 'Escreva o ano com quatro números' : null) ??
    (isPartial && !isInside ? 'Complete a data' : null);
  return {
    problem,
    isEmpty: !isPartial && draft === null && !isUnreal,
    resets,
    clear,
    startAnew,
    change,
    /** For react-aria's DatePicker, for which its calendar counts as inside. */
    picker: { value: draft, onChange: change, onFocusChange: setInside },
    input: {
      restore,
      onPaste: paste,
      onShown: noteShown,
      onBegin: begin,
      onStartLeaving: startLeaving,
      onLeave: leave,
    },
  } as const;
}
