import { fold } from '../../fold/fold.ts';
import { todayIso } from '../../date-range/today.ts';
import { readDay } from './readDay.ts';
import { readMonth } from './readMonth.ts';
import { problemOf, readNumber } from './readNumber.ts';
import type { Reading, Stretch, TypedColumn, TypedValue } from './query.types.ts';
import { isStartOfWord, splitPart, type SplitPart } from './splitPart.ts';
import type { QueryPart } from './splitQuery.ts';

/** Parts of a query over numbers, days or months, without incomplete parts. The first of these is reported. */
export type ReadStretches =
  | { readonly stretches: readonly Stretch[]; readonly unfinished?: string | undefined }
  | { readonly problem: string };

const longest = 40;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const examples: Readonly<Record<string, string>> = {
  range: 'não é um número: use 100, >100 ou 100..200',
  dates: 'não é uma data: use 15/10/2026, 10/2026 ou 07/2026..09/2026',
  competencias: 'não é uma competência: use 07/2026, >07/2026 ou 07/2026..09/2026',
};

function readValue(text: string, { format, filter }: TypedColumn, today: string): Reading {
  if (filter.kind === 'dates') return readDay(text, today);
  return filter.kind === 'competencias' ? readMonth(text, today) : readNumber(text, format);
}

const isValue = (reading: Reading): reading is TypedValue =>
  typeof reading === 'object' && !('problem' in reading);

/** The range of both sides, or of one when the other is incomplete. */
function rangeOf(from: Reading, to: Reading): Stretch | 'partial' {
  if (isValue(from) && isValue(to))
    return from.first > to.first
      ? { operator: 'between', from: to, to: from }
      : { operator: 'between', from, to };
  if (isValue(from)) return { operator: 'from', value: from };
  return isValue(to) ? { operator: 'upTo', value: to } : 'partial';
}

function stretchOf(part: SplitPart, read: (text: string) => Reading): Stretch | Exclude<Reading, TypedValue> {
  if (part.operator === 'between') {
    const sides = [read(part.from), read(part.to)] as const;
    const wrong = sides.find((side) => !isValue(side) && side !== 'partial');
    return wrong && !isValue(wrong) ? wrong : rangeOf(...sides);
  }
  const value = read(part.value);
  return isValue(value) ? { operator: part.operator, value } : value;
}

/** True for a range with one complete side and one half typed. */
const hasHalfSide = (part: SplitPart, read: (text: string) => Reading): boolean =>
  part.operator === 'between' && [part.from, part.to].some((side) => side !== '' && read(side) === 'partial');

/** The missing part of a half typed value, in words. A number with two readings gets both. */
function unfinishedIn(text: string, column: TypedColumn): string {
  const isNumber = column.filter.kind !== 'dates' && column.filter.kind !== 'competencias';
  const figures = isNumber ? text.split('..').flatMap((side) => side.match(/\d[\d.,]*/g) ?? []) : [];
  const [problem] = figures.flatMap((each) => problemOf(each, column.format) ?? []);
  return problem ?? `“${cut(text)}” está incompleto: ${missing(fold(text), column)}`;
}

function missing(folded: string, { filter }: TypedColumn): string {
  if (filter.kind === 'competencias') return 'falta o ano, como em 07/2026';
  if (filter.kind !== 'dates') return 'falta o número, como em 100 ou 100..200';
  return /(?:^|[<>=≤≥.\s])\d{1,2}\s?[/.-]\s?\d{1,2}(?:\s?[/.-]\s?\d{0,3})?$/.test(folded)
    ? 'falta o ano, como em 15/10/2026'
    : 'escreva a data inteira, como em 15/10/2026 ou 10/2026';
}

/** Reads every part of a query over numbers, days or months. The first unreadable one is the problem. */
export function readStretches(
  parts: readonly QueryPart[],
  column: TypedColumn,
  today: string = todayIso(),
): ReadStretches {
  const stretches: Stretch[] = [];
  let unfinished: string | undefined;
  for (const { text, isLiteral } of parts) {
    const folded = fold(text).trim().replaceAll(/\s+/g, ' ');
    if (!isLiteral && (isStartOfWord(folded) || 'vazio'.startsWith(folded))) continue;
    const read = (value: string) => readValue(value, column, today);
    const part = splitPart(folded);
    const found = stretchOf(part, read);
    if (found === 'partial' || hasHalfSide(part, read)) unfinished ??= unfinishedIn(text.trim(), column);
    if (found === 'partial') continue;
    if (found === 'unknown')
      return { problem: `“${cut(text.trim())}” ${examples[column.filter.kind] ?? ''}` };
    if ('problem' in found) return found;
    stretches.push(found);
  }
  return { stretches, unfinished };
}
