import type { Format } from '../columns.ts';
import type { ValueRange } from '../query.types.ts';
import type { Reading } from './reading.types.ts';

interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

const plain = /^(\d*)(?:,(\d*))?$/;
const grouped = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/;
// Some small keyboards have no comma: one or two digits after a dot are decimals, not thousands.
const pointed = /^(\d+)\.(\d{0,2})$/;
const growing = /^\d{1,3}(?:\.\d{3})+\.\d{0,2}$/;

function digitsOf(text: string): Digits | null {
  const found = plain.exec(text) ?? grouped.exec(text) ?? pointed.exec(text);
  return found && { whole: (found[1] ?? '').replaceAll('.', ''), decimals: found[2] ?? '' };
}

/** The value without its sign, in the key unit; NaN when it has more decimals than the unit. */
function pointOf({ whole, decimals }: Digits, format: Format): number {
  if (format !== 'money') return Number(`${whole || '0'}.${decimals || '0'}`);
  return decimals.length > 2 ? Number.NaN : Number(`${whole}${decimals.padEnd(2, '0')}`);
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** The range that a number alone stands for, and the shown values at its ends. */
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
  // The column shows two decimals, so what is shown as 72,35% may be 72,3456.
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

/** Reads a folded number as Brazilians write it: '1.234,56', 'r$ 10', '-5', '10%' (the signs only where they belong). */
export function readNumber(text: string, format: Format): Reading {
  const found = /^([+-]?)\s*(r\$?)?\s*([+-]?)\s*([\d.,]*)\s*(%?)$/.exec(text);
  if (!found) return 'unknown';
  const [, before = '', currency, after = '', number = '', percent = ''] = found;
  const isDressed = (!currency || format === 'money') && (percent === '' || format === 'percent');
  if (!isDressed || (before !== '' && after !== '')) return 'unknown';
  if (number === '') return currency === 'r' && after !== '' ? 'unknown' : 'partial';
  if (currency === 'r') return 'unknown';
  if (number === ',' || growing.test(number)) return 'partial';
  const digits = digitsOf(number);
  if (!digits) return 'unknown';
  const point = pointOf(digits, format);
  if (Number.isNaN(point)) return { problem: `“${text}” tem centavos demais: use no máximo dois` };
  if (point > Number.MAX_SAFE_INTEGER) return { problem: 'O número é grande demais: use menos algarismos' };
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
