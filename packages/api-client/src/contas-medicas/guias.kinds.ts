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

/** 'S' or 'N' on the wire, true or false in our code. */
export const simOuNao = z.codec(z.enum(['S', 'N']), z.boolean(), {
  decode: (wire) => wire === 'S',
  encode: (value) => (value ? 'S' : 'N'),
});

const toStatus = (wire: number | string | null | undefined): number | null =>
  wire === null || wire === undefined || wire === '' ? null : Number(wire);

const wireStatus = z.nullish(z.union([z.number(), z.string()]));

/** Status of a guide; a number as text is understood too. */
export const statusDaGuia = z.codec(wireStatus, z.nullable(z.literal([0, 1, 2, 3])), {
  decode: (wire) => toStatus(wire) as 0 | 1 | 2 | 3 | null,
  encode: (value) => value,
});

/** Status of an item; a number as text is understood too. */
export const statusDoItem = z.codec(wireStatus, z.nullable(z.literal([0, 1])), {
  decode: (wire) => toStatus(wire) as 0 | 1 | null,
  encode: (value) => value,
});

const tabelas = ['18', '19', '20', '22', '00'] as const;

/** Where an item is filed; none and unknown ones are '00', not identified. */
export const tabelaAprovada = z.codec(z.nullish(z.string()), z.enum(tabelas), {
  decode: (wire) => tabelas.find((each) => each === wire) ?? '00',
  encode: (value) => value,
});
