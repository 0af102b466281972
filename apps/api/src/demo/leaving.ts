import { lastDayIn, monthOf } from './calendar.ts';
import type { Empresa } from './companies.ts';
import type { Chance } from './prng.ts';

/** Day and reason of a family's cancellation; `day` is the first day without cover. */
export interface Leaving {
  day: number;
  motivo: string;
  isMonthEnd: boolean;
}

const individual = [
  ['01', 18],
  ['02', 20],
  ['03', 9],
  ['04', 7],
  ['05', 9],
  ['06', 10],
  ['07', 9],
  ['12', 22],
  ['13', 3],
  ['15', 1],
  ['17', 4],
] as const;
const collective = [
  ['08', 30],
  ['09', 30],
  ['10', 5],
  ['01', 10],
  ['06', 6],
  ['13', 3],
  ['14', 2],
  ['16', 1],
  ['17', 3],
] as const;

const yearlyRate = 0.1;
const fourYears = 1461;

/** Cancellation of a family within the last four years, at the end of this month, or never. */
export const leavingOf = (
  chance: Chance,
  { empresa, activated, today }: { empresa: Empresa | null; activated: number; today: number },
): Leaving | null => {
  const motivo: string = chance.weighted<string>(empresa ? collective : individual);
  const from = Math.max(activated + 35, today - fourYears);
  const lasting = from + Math.floor((-Math.log(1 - chance.next()) / yearlyRate) * 365);
  const isEarly = chance.is(0.035);
  // People who do not pay are cancelled together, once a month.
  const isDebt = motivo === '12';
  const isRounded = isDebt || (empresa !== null && chance.is(0.7));
  const drawn = isEarly ? activated + chance.int(40, 150) : lasting;
  const day = isRounded ? lastDayIn(monthOf(drawn)) : drawn;
  const leavesNow = activated < today - 60 && chance.is(0.006);
  const isMonthEnd = chance.is(0.1) && !isRounded;
  if (empresa?.inativada && day > empresa.inativada)
    return { day: empresa.inativada, motivo: '11', isMonthEnd: false };
  if (day <= today)
    return { day: isMonthEnd ? Math.min(today, lastDayIn(monthOf(day))) : day, motivo, isMonthEnd };
  return leavesNow ? { day: lastDayIn(monthOf(today)), motivo, isMonthEnd: true } : null;
};
