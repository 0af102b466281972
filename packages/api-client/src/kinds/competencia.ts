import * as z from 'zod/mini';

const toIso = (wire: string): string => {
  const monthFirst = /^(\d{2})[/_-](\d{4})$/.exec(wire);
  if (monthFirst) return `${monthFirst[2]}-${monthFirst[1]}`;
  return wire.replace(/^(\d{4})[/_](\d{2})$/, '$1-$2');
};

const written = (separator: string) => (iso: string) => `${iso.slice(5, 7)}${separator}${iso.slice(0, 4)}`;

/** True for a month from 1900-01 to 2199-12, written YYYY-MM (SER-47). */
export const isCompetencia = (text: string): boolean => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text);

const isOutside = (iso: unknown): boolean =>
  typeof iso === 'string' && /^\d{4}-\d{2}$/.test(iso) && (iso < '1900' || iso >= '2200');

const problem = (help: string) => ({
  error: ({ input }: { input?: unknown }) =>
    isOutside(input)
      ? 'competência fora do calendário: use de 01/1900 a 12/2199'
      : `competência inválida: ${help}`,
  abort: true,
});

const isoMonth = z.string().check(z.refine(isCompetencia, problem('use MM/AAAA')));
const isoMonthOrAll = z
  .string()
  .check(z.refine((text) => text === 'todas' || isCompetencia(text), problem('use MM/AAAA ou todas')));

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
export const pathCompetenciaOuTodas = z.codec(z.string(), isoMonthOrAll, {
  decode: toIso,
  encode: (value) => (value === 'todas' ? value : written('_')(value)),
});
