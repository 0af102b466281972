import type { Format } from '../../packages/ui/src/report-table/columns.ts';
import { type Expected, isoOf } from './expected.ts';

const digits = (value: number): number => Number(value.toPrecision(15));
const numeric: ReadonlySet<string> = new Set(['money', 'integer', 'percent', 'number']);

/** The number that a person reads in 'R$ 1.234,56', '−5' or '7,2%'; undefined for anything else. */
export function numberOf(shown: string): number | undefined {
  const bare = shown
    .replaceAll(/R\$|[\s.%]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

/** The part of a text that survives: no U+0000, one line break for CR LF. */
export const travelled = (text: string): string => text.replaceAll('\0', '').replaceAll('\r\n', '\n');

/** The expected content of a cell, worked out only from what the screen shows ('—' for a blank). */
export function expectedOfScreen(
  shown: string,
  format: string,
  { percent, leastDay }: { readonly percent: 1 | 100; readonly leastDay: string },
): Expected {
  if (shown === '—') return { type: 'blank', value: '' };
  const number = numeric.has(format) ? numberOf(shown) : undefined;
  if (number !== undefined)
    return { type: 'number', value: digits(format === 'percent' ? (number * percent) / 100 : number) };
  const iso = isoOf(shown, format as Format);
  return iso !== undefined && iso >= leastDay
    ? { type: 'date', value: iso }
    : { type: 'text', value: travelled(shown) };
}
