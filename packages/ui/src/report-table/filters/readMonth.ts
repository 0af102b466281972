import { fullYear, isFullYear } from '../../date-range/parseTypedDate.ts';
import { monthFrom, monthOf } from './calendar.ts';
import type { Reading, TypedValue } from './query.types.ts';

type MonthRange = readonly [first: number, last: number];

/** Months and years that are typed as words, folded; from YYYYMM to YYYYMM. */
export const monthWords: ReadonlyMap<string, (month: number) => MonthRange> = new Map([
  ['este mes', (month: number) => [month, month] as const],
  ['mes passado', (month: number) => [monthFrom(month, -1), monthFrom(month, -1)] as const],
  ['este ano', (month: number) => yearOf(Math.floor(month / 100))],
  ['ano passado', (month: number) => yearOf(Math.floor(month / 100) - 1)],
]);

const yearOf = (year: number): MonthRange => [year * 100 + 1, year * 100 + 12];

const stretch = ([first, last]: MonthRange): TypedValue => ({
  first,
  last,
  alone: { least: first, most: last },
});

const shapes = [/^(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/, /^(\d{2})(\d{4}|\d{2})$/];
const isoShape = /^(\d{4})-(\d{2})$/;
const partialShapes = [/^(\d{1,2})\d{0,3}$/, /^(\d{1,2})\s?[/.-]\s?\d{0,3}$/];

/** True for a year. Its range is smaller than for a day, because '1510' and '3110' begin days without separators. */
export const isBareYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

function readShape(year: number, month: number): Reading {
  if (isFullYear(year) && month >= 1 && month <= 12) return stretch([year * 100 + month, year * 100 + month]);
  const name = `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`;
  return { problem: `${name} não existe: use um mês de 01 a 12 e um ano desde 1900` };
}

/** Reads a folded competence: '07/2026', '072026', '07/26', '2026' (all of its months), 'este mes'. */
export function readMonth(text: string, today: string): Reading {
  const word = monthWords.get(text);
  if (word) return { ...stretch(word(monthOf(today))), word: text };
  if (text === '' || [...monthWords.keys()].some((name) => name.startsWith(text))) return 'partial';
  if (isBareYear(text)) return stretch(yearOf(Number(text)));
  const iso = isoShape.exec(text);
  if (iso) return readShape(Number(iso[1]), Number(iso[2]));
  for (const shape of shapes) {
    const match = shape.exec(text);
    const year = match?.[2];
    if (match && year)
      return readShape(year.length === 2 ? fullYear(Number(year)) : Number(year), Number(match[1]));
  }
  if (/^(?:19|20)\d{0,2}(?:-\d?)?$/.test(text)) return 'partial';
  const isGrowing = partialShapes.some((shape) => {
    const month = shape.exec(text)?.[1];
    return month !== undefined && (Number(month) <= 12 || /^(?:19|20)$/.test(month)) && month !== '00';
  });
  return isGrowing ? 'partial' : 'unknown';
}
