import * as z from 'zod/mini';

const toIso = (wire: string): string => {
  const monthFirst = /^(\d{2})[/_-](\d{4})$/.exec(wire);
  if (monthFirst) return `${monthFirst[2]}-${monthFirst[1]}`;
  return wire.replace(/^(\d{4})[/_](\d{2})$/, '$1-$2');
};

const written = (separator: string) => (iso: string) => `${iso.slice(5, 7)}${separator}${iso.slice(0, 4)}`;

const isoMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'competência inválida: use MM/AAAA'));

/** A competence month: `MM/AAAA` on the wire, `YYYY-MM` in our code. */
export const competencia = z.codec(z.string(), isoMonth, { decode: toIso, encode: written('/') });

/** A competence inside a path: `MM_AAAA`. */
export const pathCompetencia = z.codec(z.string(), isoMonth, { decode: toIso, encode: written('_') });

/** A competence inside a path, the year first: `AAAA_MM`. */
export const pathAnoMes = z.codec(z.string(), isoMonth, {
  decode: toIso,
  encode: (iso) => iso.replace('-', '_'),
});

/** A competence inside a path, or 'todas' for every one. */
export const pathCompetenciaOuTodas = z.codec(
  z.string(),
  z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])|todas)$/, 'competência inválida: use MM/AAAA ou todas')),
  { decode: toIso, encode: (value) => (value === 'todas' ? value : written('_')(value)) },
);
