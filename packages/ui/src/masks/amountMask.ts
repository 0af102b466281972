import { type AmountRule, readAmount } from './amount.ts';
import { formatCents } from './decimal.ts';
import type { Mask } from './mask.types.ts';

interface Numbers {
  readonly read: (whole: string, decimals: string) => number;
  readonly write: (value: number) => string;
}

/** A mask that leaves typed text unchanged. Unreadable text is NaN, with its sentence. */
function amountMask(rule: AmountRule, { read, write }: Numbers): Mask<number | null> {
  return {
    edit: ({ raw, caret, isPadDot }) => ({
      // The dot of a number pad means the comma.
      text: isPadDot ? `${raw.slice(0, caret - 1)},${raw.slice(caret)}` : raw,
      caret,
    }),
    read: (text) => {
      const reading = readAmount(text, rule);
      if (reading === null) return null;
      if ('problem' in reading) return Number.NaN;
      const value = read(reading.whole || '0', reading.decimals);
      return reading.isNegative && value !== 0 ? -value : value;
    },
    write: (value) => (value === null || Number.isNaN(value) ? '' : write(value)),
    wire: (value) => (value === null ? '' : String(value)),
    problem: (text) => {
      const reading = readAmount(text, rule);
      return reading !== null && 'problem' in reading ? reading.problem : null;
    },
  };
}

/** Mask of numbers such as 1.234,5. */
export function decimalMask(rule: AmountRule): Mask<number | null> {
  const figures = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: rule.leastDecimals ?? 0,
    maximumFractionDigits: rule.decimals ?? 0,
  });
  return amountMask(rule, {
    read: (whole, decimals) => Number(`${whole}.${decimals || '0'}`),
    write: (value) => figures.format(value),
  });
}

/** Mask of integer cents, typed in reais: 60 is R$ 60,00. */
export const moneyMask = (rule: Pick<AmountRule, 'canBeNegative' | 'problemText'>): Mask<number | null> =>
  amountMask(
    { ...rule, decimals: 2, leastDecimals: 2, sign: 'R$' },
    { read: (whole, decimals) => Number(whole + decimals.padEnd(2, '0')), write: formatCents },
  );
