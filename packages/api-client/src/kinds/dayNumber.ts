// Arithmetic of the proleptic Gregorian calendar on whole days, without a Date. Dates took about a third of the time in which the
// queue of notices judges its contracts.

const daysOfEra = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const daysBeforeEpoch = 719_468;

/** Days from 1970-01-01 to an ISO day; negative before it. */
export const dayNumber = (iso: string): number => {
  const month = Number(iso.slice(5, 7));
  // A year begins in March here, so that the leap day is its last.
  const year = Number(iso.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(iso.slice(8, 10)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysOfEra + dayOfEra - daysBeforeEpoch;
};

const two = (part: number): string => (part < 10 ? `0${part}` : String(part));

/** ISO day at a number of days after 1970-01-01. */
export const isoOfDayNumber = (days: number): string => {
  const shifted = days + daysBeforeEpoch;
  const era = Math.floor(shifted / daysOfEra);
  const dayOfEra = shifted - era * daysOfEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (daysOfEra - 1))) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
};
