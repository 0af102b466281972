import { type AmountRule, readAmount } from '../../masks/amount.ts';
import type { Format } from '../columns.ts';
import type { Reading, ValueRange } from './query.types.ts';

interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

const rules: Partial<Record<Format, AmountRule>> = {
  money: { decimals: 2, leastDecimals: 2, sign: 'R$' },
  percent: { decimals: 4, sign: '%' },
};
const otherwise: AmountRule = { decimals: 4 };
/** A number whose last group of thousands lacks one or two digits. */
const growing = /^\d{1,3}(?:\.\d{3})*\.\d{1,2}$/;

/** The problem of a half typed number, by the rule of every field with an amount (FMT-15). */
export function problemOf(text: string, format: Format): string | undefined {
  const read = readAmount(text, rules[format] ?? otherwise);
  return read && 'problem' in read ? read.problem : undefined;
}

/** The value without its sign, in the key unit. */
const pointOf = ({ whole, decimals }: Digits, format: Format): number =>
  format === 'money'
    ? Number(`${whole}${decimals.padEnd(2, '0')}`)
    : Number(`${whole || '0'}.${decimals || '0'}`);

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Range of a number by itself, and the shown values at its ends. */
function alone(point: number, places: number, format: Format): readonly [ValueRange, [number, number]] {
  if (format === 'money') {
    const most = point + ([99, 9, 0][places] ?? 0);
    return [{ least: point, most }, [point, most]];
  }
  const exact: readonly [ValueRange, [number, number]] = [{ least: point, most: point }, [point, point]];
  if (format === 'integer') return exact;
  const step = 10 ** -places;
  if (format !== 'percent')
    return [{ least: point, most: rounded(point + step, places), isMostExcluded: true }, [point, point]];
  if (places > 2) return exact;
  // The column rounds to two decimals, so 72,35% on screen may be 72,3456.
  const range = {
    least: rounded(point - 0.005, 3),
    most: rounded(point + step - 0.005, 3),
    isMostExcluded: true,
  };
  return [range, [point, rounded(point + step - 0.01, 2)]];
}

const negative = (value: number): number => (value === 0 ? 0 : -value);

const mirrored = ({ least, most, isMostExcluded }: ValueRange): ValueRange => ({
  least: most === null ? null : negative(most),
  most: least === null ? null : negative(least),
  ...(isMostExcluded ? { isLeastExcluded: true } : {}),
});

/** Reads a folded number in Brazilian form: '1.234,56', 'r$ 10', '-5', '10%' (signs only in their place). */
export function readNumber(text: string, format: Format): Reading {
  const match = /^([+-]?)\s*(r\$?)?\s*([+-]?)\s*([\d.,]*)\s*(%?)$/.exec(text);
  if (!match) return 'unknown';
  const [, before = '', currency, after = '', number = '', percent = ''] = match;
  const isDressed = (!currency || format === 'money') && (percent === '' || format === 'percent');
  if (!isDressed || (before !== '' && after !== '')) return 'unknown';
  if (number === '') return currency === 'r' && after !== '' ? 'unknown' : 'partial';
  if (currency === 'r' || number.includes('..')) return 'unknown';
  if (number === ',' || growing.test(number)) return 'partial';
  const digits = readAmount(number.replace(/(\d)\.$/, '$1'), rules[format] ?? otherwise);
  if (digits === null || 'problem' in digits) return digits ?? 'partial';
  const point = pointOf(digits, format);
  const [range, shown] = alone(point, digits.decimals.length, format);
  if (before !== '-' && after !== '-') return { first: point, last: point, alone: range, shown };
  const value = negative(point);
  return {
    first: value,
    last: value,
    alone: mirrored(range),
    shown: [negative(shown[1]), negative(shown[0])],
  };
}
