import * as z from 'zod/mini';

/** Text that may be absent: empty text and null mean the same, null in our code. */
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
 * A number in an address that names a person or a thing: only digits, at most `max`. Only the server checks it, so that its message refuses
 * the input, and not the screen's own code.
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

/** Text of at most `max` characters, for input of people. */
export const typed = (max: number) =>
  z.string().check(z.maxLength(max, `no máximo ${max.toLocaleString('pt-BR')} caracteres`));
