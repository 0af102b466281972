import * as z from 'zod/mini';
import { dayTime, isDay } from '../../kinds/day.ts';
import { hundredths, money } from '../../kinds/decimal.ts';

const wireNumber = z.union([z.number(), z.string()]);

/** A whole number that a form, an address or another service may write as text, in digits. */
export const inteiro = z.codec(wireNumber, z.int(), {
  decode: (wire) => (typeof wire === 'number' || /^-?\d+$/.test(wire) ? Number(wire) : Number.NaN),
  encode: (value) => value,
});

/** A whole number that may be absent: null. */
export const optionalInteger = z.codec(z.nullish(wireNumber), z.nullable(z.int()), {
  decode: (wire) => (wire === undefined || wire === null || wire === '' ? null : Number(wire)),
  encode: (value) => value,
});

/** A count; absent is 0. */
export const quantidade = z.codec(z.nullish(wireNumber), z.int(), {
  decode: (wire) => Number(wire ?? 0),
  encode: (value) => value,
});

/** Yes or no, in any service's form: true, 1, 'true', '1', 'S', 'SIM'. */
export const simNao = z.codec(z.nullish(z.union([z.boolean(), wireNumber])), z.boolean(), {
  decode: (wire) => /^(true|1|s|sim)$/i.test(String(wire).trim()),
  encode: (value) => value,
});

/** `status` of a wrapper: words of success and 2xx numbers are true. */
export const certo = z.codec(z.union([z.boolean(), wireNumber]), z.boolean(), {
  decode: (wire) => /^(true|1|ok|success|sucesso|2\d\d)$/i.test(String(wire).trim()),
  encode: (value) => value,
});

/** A moment that may be absent: null. */
export const optionalMoment = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (wire) => (wire ? z.decode(dayTime, wire) : null),
  encode: (iso) => (iso === null ? null : z.encode(dayTime, iso)),
});

const isMoment = (iso: string): boolean =>
  isDay(iso.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(iso.slice(10));

/** A requested moment; required. */
export const momentoPedido = z.codec(
  z.string(),
  z.string().check(z.refine(isMoment, 'data e hora inválidas: use DD/MM/AAAA HH:MM')),
  { decode: (wire) => z.decode(dayTime, wire), encode: (iso) => z.encode(dayTime, iso) },
);

/** Money in cents; absent is 0. */
export const optionalMoney = z.codec(z.nullish(wireNumber), z.int(), {
  decode: (wire) => (wire === undefined || wire === null || wire === '' ? 0 : hundredths(wire)),
  encode: (cents) => z.encode(money, cents),
});
