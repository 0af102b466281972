import * as z from 'zod/mini';

/** Hundredths out of '1.234,56', '1234.56', '-8,5' or a number; NaN for anything else. */
export const hundredths = (wire: string | number): number => {
  const text = typeof wire === 'number' ? wire.toFixed(2) : wire.trim();
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const parts = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(plain);
  if (!parts) return Number.NaN;
  const value = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  return parts[1] ? -value : value;
};

const written = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};

const whole = z.number().check(z.refine(Number.isSafeInteger, 'valor inválido: use 1234,56'));

/** Money: text with a decimal comma on the wire ('1234,56'; a number is understood too), integer cents in our code. */
export const money = z.codec(z.union([z.string(), z.number()]), whole, {
  decode: hundredths,
  encode: written,
});

/** A percentage: '82,35' on the wire, integer hundredths of a percent (8235) in our code. */
export const percent = money;
