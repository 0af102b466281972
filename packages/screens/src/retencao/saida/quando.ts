import * as z from 'zod/mini';

/** Optional day and hour, null meaning now; an hour needs its day. */
export const quando = {
  dia: z.nullable(z.string()),
  hora: z.string().check(z.trim(), z.regex(/^$|^([01]?\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 18:40.')),
};

/** Local moment of a typed day and hour; null for now. */
export const momentoDigitado = ({ dia, hora }: { dia: string | null; hora: string }): string | null =>
  dia === null ? null : `${dia}T${hora === '' ? '00:00' : hora.padStart(5, '0')}`;
