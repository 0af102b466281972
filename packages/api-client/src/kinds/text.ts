import * as z from 'zod/mini';

/** Text that may be absent: empty text and null are the same absence, null in our code. */
export const optionalText = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (wire) => (wire === undefined || wire === null || wire.trim() === '' ? null : wire),
  encode: (value) => value,
});

/** An identification that may carry leading zeros; a number on the wire becomes text. */
export const idText = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
});

/**
 * A number in an address that names somebody or something: digits alone, at most `max`. Only whoever is asked checks it, so that
 * what a person types is refused by the server and not by the screen's own code.
 */
export const digits = (max: number) =>
  z.codec(z.string(), z.string(), {
    decode: (wire, { issues }) => {
      if (!/^\d+$/.test(wire) || wire.length > max)
        issues.push({ code: 'custom', input: wire, message: `use só algarismos, no máximo ${max}` });
      return wire;
    },
    encode: (value) => value,
  });

/** Text of at most `max` characters, for what people type. */
export const typed = (max: number) =>
  z.string().check(z.maxLength(max, `no máximo ${max.toLocaleString('pt-BR')} caracteres`));
