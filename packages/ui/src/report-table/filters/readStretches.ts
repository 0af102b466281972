import { fold } from '../fold.ts';
import { todayIso } from '../../date-range/today.ts';
import { readDay } from './readDay.ts';
import { readMonth } from './readMonth.ts';
import { readNumber } from './readNumber.ts';
import type { Reading, Stretch, TypedColumn, TypedValue } from './reading.types.ts';
import { isStartOfWord, splitPart, type SplitPart } from './splitPart.ts';
import type { QueryPart } from './splitQuery.ts';

/** The parts of a query over numbers, days or months; incomplete ones are left out. */
export type ReadStretches = { readonly stretches: readonly Stretch[] } | { readonly problem: string };

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

/** Of a range with one incomplete side, the complete side. */
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

/** Reads every part of a query over numbers, days or months; the first that cannot be understood is the problem. */
export function readStretches(
  parts: readonly QueryPart[],
  column: TypedColumn,
  today: string = todayIso(),
): ReadStretches {
  const stretches: Stretch[] = [];
  for (const { text, isLiteral } of parts) {
    const folded = fold(text).trim().replaceAll(/\s+/g, ' ');
    if (!isLiteral && (isStartOfWord(folded) || 'vazio'.startsWith(folded))) continue;
    const found = stretchOf(splitPart(folded), (value) => readValue(value, column, today));
    if (found === 'partial') continue;
    if (found === 'unknown')
      return { problem: `“${cut(text.trim())}” ${examples[column.filter.kind] ?? ''}` };
    if ('problem' in found) return found;
    stretches.push(found);
  }
  return { stretches };
}
