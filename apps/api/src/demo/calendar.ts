/** Days are integers since 1970-01-01 and months integers since year 0: cheap to add and to compare. */
const msPerDay = 86_400_000;

/** The day number of an ISO day. */
export const dayOf = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / msPerDay);

const isoDays = new Map<number, string>();

/** The ISO day of a day number. */
export const isoOf = (day: number): string => {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const iso = new Date(day * msPerDay).toISOString().slice(0, 10);
  isoDays.set(day, iso);
  return iso;
};

/** `isoOf` for a day that may be absent. */
export const isoOrNull = (day: number | null): string | null => (day === null ? null : isoOf(day));

/** The month number of a day number. */
export const monthOf = (day: number): number => {
  const iso = isoOf(day);
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
};

/** YYYY-MM of a month number. */
export const competenciaOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const lengthOf = (month: number): number => {
  const year = Math.floor(month / 12);
  const isLeap = month % 12 === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (lengths[month % 12] ?? 31) + (isLeap ? 1 : 0);
};

/** A day within a month: 31 in February is the last day. */
export const dayIn = (month: number, dayOfMonth: number): number =>
  dayOf(`${competenciaOf(month)}-01`) + Math.min(dayOfMonth, lengthOf(month)) - 1;

/** The last day of a month. */
export const lastDayIn = (month: number): number => dayIn(month, 31);

/** Day of the month, 1 to 31. */
export const dayOfMonth = (day: number): number => Number(isoOf(day).slice(8, 10));

/** Whole years between a birth and a day. */
export const ageOn = (birth: number, day: number): number => {
  const from = isoOf(birth);
  const to = isoOf(day);
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
};

/** The regulator's age band, 1 to 10. */
export const bandOf = (age: number): number => (age < 19 ? 1 : Math.min(10, Math.floor((age - 19) / 5) + 2));

/** A moment in local time on a day. */
export const momentOf = (day: number, hour: number, minute: number): string =>
  `${isoOf(day)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`;
