import { useState } from 'react';
import { formatCompetencia } from '../format/format.ts';
import {
  isWholeMonth,
  maskTypedMonth,
  parseTypedMonth,
  splitTypedMonths,
  typedMonthProblem,
} from './parseTypedMonth.ts';

/** Options of a field of one month. */
export interface MonthDraftOptions {
  /** 'YYYY-MM'. */
  readonly value: string | null;
  /** Called with the month; null while the field does not hold one. */
  readonly onChange: (month: string | null) => void;
  /** Called with the two months of a pasted period. Without it such a text is refused. */
  readonly onPasteRange?: ((start: string, end: string) => void) | undefined;
}

const write = (month: string | null): string => (month === null ? '' : formatCompetencia(month));

/** The text of one competence field while it is typed; the owner gets null until it is a month. */
export function useMonthDraft({ value, onChange, onPasteRange }: MonthDraftOptions) {
  const [text, setText] = useState(() => write(value));
  const [lastValue, setLastValue] = useState(value);
  const [left, setLeft] = useState(text);
  if (value !== lastValue) {
    setLastValue(value);
    setText(write(value));
    setLeft(write(value));
  }

  const tell = (month: string | null) => {
    if (month === lastValue) return;
    setLastValue(month);
    onChange(month);
  };
  const show = (month: string | null) => {
    setText(write(month));
    setLeft(write(month));
  };
  const choose = (month: string | null) => {
    show(month);
    tell(month);
  };
  const type = (raw: string) => {
    const next = maskTypedMonth(raw);
    setText(next);
    // 10/20 may become 10/2026, so two digits of a year count only when the field is left.
    tell(isWholeMonth(next) ? parseTypedMonth(next) : null);
  };
  /** Returns false for a text that the field should take unchanged. */
  const paste = (pasted: string): boolean => {
    const pair = onPasteRange ? splitTypedMonths(pasted) : null;
    const [start, end] = (pair ?? [pasted]).map(parseTypedMonth);
    if (!start || (pair && !end)) return false;
    if (end) onPasteRange?.(start, end);
    else choose(start);
    return true;
  };
  /** Runs on Enter, and when the focus left the field. */
  const settle = () => {
    const month = parseTypedMonth(text);
    if (month) choose(month);
    else setLeft(text);
  };
  const startAnew = () => show(value);
  const problem = left === text ? typedMonthProblem(text) : null;
  return { text, problem, choose, type, paste, settle, startAnew } as const;
}

/** The text of a field, and its acts. */
export type MonthDraft = ReturnType<typeof useMonthDraft>;
