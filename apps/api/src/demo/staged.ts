import { dayIn, lastDayIn, monthOf } from './calendar.ts';
import type { Leaving } from './leaving.ts';
import { congeneres } from './products.ts';

/** Purpose of a staged family; everything else about it is random. */
export interface Staged {
  sold: number;
  leaving: Leaving | null;
  congenere: string | null;
  /** ANS has not assigned its CCOs yet. */
  isNew: boolean;
  /** Day of the holder's subscription to funeral aid. */
  funeral: number | null;
}

/** One family in this many is staged, so that staged ones are spread. */
const rhythm = 4;

/** Families without which some screen would be empty on some day. */
const listOf = (today: number): Staged[] => {
  const month = monthOf(today);
  const lastMonth = month - 1;
  const old = { sold: today - 1500, leaving: null, congenere: null, isNew: false, funeral: null };
  const soldOn = (day: number): Staged => ({ ...old, sold: dayIn(lastMonth, day), isNew: true });
  const left = (day: number, motivo: string): Staged => ({
    ...old,
    leaving: { day, motivo, isMonthEnd: false },
  });
  // A cancellation at the month's end takes effect on its last day; on that very day, on the first of the
  // next.
  const monthEnd = lastDayIn(month) > today ? lastDayIn(month) : lastDayIn(month) + 1;
  const waiting = (motivo: string): Staged => ({
    ...old,
    leaving: { day: monthEnd, motivo, isMonthEnd: true },
  });
  const inThisMonth = (day: number): number => Math.min(today, dayIn(month, day));
  return [
    soldOn(4),
    left(dayIn(lastMonth, 15), '02'),
    left(inThisMonth(2), '01'),
    waiting('02'),
    ...congeneres.map(({ codigo }) => ({ ...old, congenere: codigo })),
    left(inThisMonth(4), '06'),
    waiting('05'),
    { ...old, funeral: dayIn(lastMonth, 10) },
    left(inThisMonth(7), '03'),
    soldOn(12),
    left(dayIn(lastMonth, 20), '01'),
    left(inThisMonth(9), '02'),
    waiting('01'),
    { ...old, funeral: dayIn(lastMonth, 18) },
  ];
};

/** Purpose of the family of this number, from 1; undefined for a random one. */
export const stagedFamilies = (today: number): ((family: number) => Staged | undefined) => {
  const list = listOf(today);
  return (family) => (family % rhythm === 0 ? list[family / rhythm - 1] : undefined);
};
