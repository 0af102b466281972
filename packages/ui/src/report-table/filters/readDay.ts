import { fullYear, parseTypedDate } from '../../date-range/parseTypedDate.ts';
import { dayKey, daysIn, monthOf } from './calendar.ts';
import { isBareYear, monthWords } from './readMonth.ts';
import type { Reading, TypedValue } from './query.types.ts';

/** Words for days, with their distance from today in days. */
const dayWords: ReadonlyMap<string, number> = new Map([
  ['ontem', -1],
  ['hoje', 0],
  ['amanha', 1],
]);
const words = [...dayWords.keys(), ...monthWords.keys()];

const dayShapes = [
  /^(\d{1,2})\s?([/.\-\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/,
  /^(\d{2})()(\d{2})(\d{4}|\d{2})$/,
];
const monthShapes = [/^(\d{1,2})\s?[/.-]\s?(\d{4})$/, /^(\d{2})(\d{4})$/];
const isoShape = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

const stretch = (first: number, last: number): TypedValue => ({
  first,
  last,
  alone: { least: first, most: last },
});

/** All days of the months YYYYMM to YYYYMM. */
const daysOfMonths = (first: number, last: number): TypedValue =>
  stretch(first * 100 + 1, last * 100 + daysIn(Math.floor(last / 100), last % 100));

function readWord(word: string, today: string): TypedValue | null {
  const later = dayWords.get(word);
  if (later !== undefined) {
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    const key = dayKey(new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10));
    return { ...stretch(key, key), word };
  }
  const months = monthWords.get(word);
  return months ? { ...daysOfMonths(...months(monthOf(today))), word } : null;
}

const pad = (value: number, places = 2): string => String(value).padStart(places, '0');

function missing(year: number, month: number, day: number): Reading {
  const name = `${pad(day)}/${pad(month)}/${pad(year, 4)} não existe`;
  if (month < 1 || month > 12) return { problem: `${name}: use um mês de 01 a 12` };
  if (year < 1900) return { problem: `${name}: use um ano desde 1900` };
  return { problem: `${name}: use um dia de 01 a ${daysIn(year, month)}` };
}

function readDayShape(text: string): Reading | null {
  const iso = isoShape.exec(text);
  const match = iso?.[3]
    ? ['', iso[3], '', iso[2], iso[1]]
    : dayShapes.map((s) => s.exec(text)).find(Boolean);
  if (!match) return null;
  const [day, month, typedYear] = [Number(match[1]), Number(match[3]), match[4] ?? ''];
  const known = parseTypedDate(text.replaceAll(/\s?([/.-])\s?/g, '$1'));
  if (known) return stretch(dayKey(known), dayKey(known));
  // '29/02/19' may become 29/02/1996, so it is incomplete.
  const isGrowing = /^(?:19|20)$/.test(typedYear) && month === 2 && day === 29;
  if (isGrowing) return 'partial';
  return missing(typedYear.length === 2 ? fullYear(Number(typedYear)) : Number(typedYear), month, day);
}

function readMonthShape(text: string): Reading | null {
  const iso = isoShape.exec(text);
  const match = iso && !iso[3] ? ['', iso[2], iso[1]] : monthShapes.map((s) => s.exec(text)).find(Boolean);
  if (!match) return null;
  const [month, year] = [Number(match[1]), Number(match[2])];
  if (month >= 1 && month <= 12 && year >= 1900) return daysOfMonths(year * 100 + month, year * 100 + month);
  return { problem: `${pad(month)}/${pad(year, 4)} não existe: use um mês de 01 a 12 e um ano desde 1900` };
}

/** Reads two parts. '15/10' may become 15/10/2026, and '10/20' 10/2026; '10/26' can only be the month. */
function readTwo(text: string): Reading | null {
  const match = /^(\d{1,2})\s?[/.-]\s?(\d{0,3})$/.exec(text);
  if (!match) return null;
  const [first, typed = ''] = [Number(match[1]), match[2]];
  if (first > 31 || (first === 0 && match[1] === '00')) return 'unknown';
  const second = Number(typed);
  if (typed.length < 2 || (second >= 1 && second <= 12 && typed.length === 2)) return 'partial';
  if (first > 12) return 'unknown';
  if (typed.length === 3) return /^(?:19|20)/.test(typed) ? 'partial' : 'unknown';
  return daysOfMonths(fullYear(second) * 100 + first, fullYear(second) * 100 + first);
}

function isGrowing(text: string): boolean {
  if (/^(?:19|20)\d{0,2}(?:-\d{0,2}(?:-\d?)?)?$/.test(text)) return true;
  const figures = /^(\d{0,2})\d{0,5}$/.exec(text)?.[1];
  if (figures !== undefined) return figures.length < 2 || (Number(figures) <= 31 && figures !== '00');
  const parts = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{0,3})$/.exec(text);
  return parts !== null && Number(parts[1]) <= 31 && Number(parts[2]) <= 12;
}

/** Reads folded days: '15/10/2026', '151026', '10/2026' (the month), '2026' (the year), 'ontem', 'mes passado'. */
export function readDay(text: string, today: string): Reading {
  if (text === '') return 'partial';
  const word = readWord(text, today);
  if (word) return word;
  if (words.some((name) => name.startsWith(text))) return 'partial';
  if (isBareYear(text)) return daysOfMonths(Number(text) * 100 + 1, Number(text) * 100 + 12);
  const day = readDayShape(text);
  // Six digits that are no day may be a month: '072026'.
  const isNoDay = day === null || (typeof day === 'object' && 'problem' in day && /^\d{6}$/.test(text));
  const month = isNoDay ? readMonthShape(text) : null;
  if (month !== null && !(typeof month === 'object' && 'problem' in month && day !== null)) return month;
  return day ?? readTwo(text) ?? (isGrowing(text) ? 'partial' : 'unknown');
}
