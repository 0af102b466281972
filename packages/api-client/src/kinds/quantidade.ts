import * as z from 'zod/mini';

const tenThousandths = (wire: string | number): number => {
  const text = typeof wire === 'number' ? String(wire) : wire.trim();
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const parts = /^(-?)(\d+)(?:\.(\d{1,4})0*)?$/.exec(plain);
  if (!parts) return Number.NaN;
  const value = Number(parts[2]) * 10_000 + Number((parts[3] ?? '').padEnd(4, '0'));
  return parts[1] ? -value : value;
};

const written = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -4)}${decimals === '' ? '' : `,${decimals}`}`;
};

/** A quantity: '1,5' on the wire (a number is understood too), integer ten-thousandths (15000) in our code (CTM-1). */
export const quantidade = z.codec(
  z.union([z.string(), z.number()]),
  z.number().check(z.refine(Number.isSafeInteger, 'quantidade inválida: use 1,5 e no máximo 4 casas')),
  { decode: tenThousandths, encode: written },
);
