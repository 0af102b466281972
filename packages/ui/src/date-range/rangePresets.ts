import {
  type CalendarDate,
  endOfMonth,
  endOfYear,
  parseDate,
  startOfMonth,
  startOfYear,
} from '@internationalized/date';

/** A named period. */
export type RangePreset = 'hoje' | 'esta-semana' | 'este-mes' | 'mes-passado' | 'este-ano';

/** The named periods in the order of the list, with their words. */
export const rangePresets: readonly { readonly key: RangePreset; readonly label: string }[] = [
  { key: 'hoje', label: 'Hoje' },
  { key: 'esta-semana', label: 'Esta semana' },
  { key: 'este-mes', label: 'Este mês' },
  { key: 'mes-passado', label: 'Mês passado' },
  { key: 'este-ano', label: 'Este ano' },
];

const wholeMonth = (day: CalendarDate) => [startOfMonth(day), endOfMonth(day)] as const;

/** Weeks begin on Sunday, as in Brazilian calendars. */
function wholeWeek(day: CalendarDate) {
  const sunday = day.subtract({ days: day.toDate('UTC').getUTCDay() });
  return [sunday, sunday.add({ days: 6 })] as const;
}

const spans: Record<RangePreset, (today: CalendarDate) => readonly [CalendarDate, CalendarDate]> = {
  hoje: (today) => [today, today],
  'esta-semana': wholeWeek,
  'este-mes': wholeMonth,
  'mes-passado': (today) => wholeMonth(today.subtract({ months: 1 })),
  'este-ano': (today) => [startOfYear(today), endOfYear(today)],
};

/** First and last ISO day of a named period, both inside, seen from the ISO day `today`. */
export function presetRange(
  preset: RangePreset,
  today: string,
): { readonly start: string; readonly end: string } {
  const [start, end] = spans[preset](parseDate(today));
  return { start: start.toString(), end: end.toString() };
}
