import * as z from 'zod/mini';
import { money } from '../../kinds/decimal.ts';

/** 'S' or 'N' on the wire, true or false in our code. */
export const simOuNao = z.codec(z.enum(['S', 'N']), z.boolean(), {
  decode: (wire) => wire === 'S',
  encode: (value) => (value ? 'S' : 'N'),
});

const toStatus = (wire: number | string | null | undefined): number | null =>
  wire === null || wire === undefined || wire === '' ? null : Number(wire);

const wireStatus = z.nullish(z.union([z.number(), z.string()]));

/** Status of a guide; accepts a number as text. */
export const statusDaGuia = z.codec(wireStatus, z.nullable(z.literal([0, 1, 2, 3])), {
  decode: (wire) => toStatus(wire) as 0 | 1 | 2 | 3 | null,
  encode: (value) => value,
});

/** Status of an item; accepts a number as text. */
export const statusDoItem = z.codec(wireStatus, z.nullable(z.literal([0, 1])), {
  decode: (wire) => toStatus(wire) as 0 | 1 | null,
  encode: (value) => value,
});

const tabelas = ['18', '19', '20', '22', '00'] as const;

/** Table of an item; a missing or unknown one is '00', not identified. */
export const tabelaAprovada = z.codec(z.nullish(z.string()), z.enum(tabelas), {
  decode: (wire) => tabelas.find((each) => each === wire) ?? '00',
  encode: (value) => value,
});

/** Acceptance of a pendency (CTM-66). */
export const aceiteDaPendencia = z.object({
  motivo: z.string(),
  tabela: z.optional(z.enum(['18', '19', '20', '22'])),
  vrUnitario: z.optional(money),
});
