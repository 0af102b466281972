import * as z from 'zod/mini';
import { arquivos } from '../carga/arquivos/index.ts';

const inteiro = z
  .optional(z.string())
  .check(
    z.refine(
      (text) => text === undefined || /^[1-9]\d{0,6}$/.test(text),
      'deve ser um número inteiro maior que zero',
    ),
  );

const nomes = new Set(arquivos.map(({ nome }) => nome));

/**
 * Parses 'beneficiarios=30h, faturas=35d, tokens=nunca' into hours by file, null for never; undefined for
 * another form.
 */
const prazosDe = (text: string): Record<string, number | null> | undefined => {
  const pares = text.split(',').map((par) => /^\s*(\w+)\s*=\s*(?:nunca|([1-9]\d{0,3})(h|d))\s*$/.exec(par));
  return pares.every((par) => par !== null && nomes.has(par[1] ?? ''))
    ? Object.fromEntries(
        pares.map((par) => [
          par?.[1],
          par?.[2] === undefined ? null : Number(par[2]) * (par[3] === 'd' ? 24 : 1),
        ]),
      )
    : undefined;
};

/** Variables of the environment about the operator's own data; see docs/operacao.md. */
export const cargaEnvironment = {
  CARGA_LIMITE_RECUSADAS: z
    .optional(z.string())
    .check(
      z.refine(
        (text) =>
          text === undefined ||
          (/^\d{1,3}([.,]\d{1,2})?$/.test(text) && Number(text.replace(',', '.')) <= 100),
        'deve ser uma porcentagem de 0 a 100, com até duas casas, como 1 ou 0,5',
      ),
    ),
  CARGA_DIAS_GUARDA: inteiro,
  CARGA_MAX_MB: inteiro,
  CARGA_PRAZO_HORAS: inteiro,
  CARGA_PRAZOS: z
    .optional(z.string())
    .check(
      z.refine(
        (text) => text === undefined || prazosDe(text) !== undefined,
        'deve ser de arquivos da carga, com horas, dias ou nunca, como beneficiarios=30h, faturas=35d, tokens=nunca',
      ),
    ),
};

const schema = z.object(cargaEnvironment);

/** Settings of the load of the operator's own data. */
export interface CargaConfig {
  /** Hundredths of a percent of a file's lines that may be refused; above it the whole delivery is refused. */
  limiteDeRecusadas: number;
  /** Days of retention for files, refused lines and values before a delivery. */
  diasDeGuarda: number;
  /** Maximum size of one file. */
  maxBytes: number;
  /** Hours after which a system's last delivery is late; undefined expects none. */
  prazoHoras: number | undefined;
  /** Hours by file after which its data are late; null or absent expects none. */
  prazos: Readonly<Record<string, number | null>>;
}

/** Builds the settings from the validated `cargaEnvironment`. */
export const cargaConfig = (env: z.output<typeof schema>): CargaConfig => ({
  limiteDeRecusadas: Math.round(Number((env.CARGA_LIMITE_RECUSADAS ?? '1').replace(',', '.')) * 100),
  diasDeGuarda: Number(env.CARGA_DIAS_GUARDA ?? 30),
  maxBytes: Number(env.CARGA_MAX_MB ?? 4_096) * 1_048_576,
  prazoHoras: env.CARGA_PRAZO_HORAS === undefined ? undefined : Number(env.CARGA_PRAZO_HORAS),
  prazos: {
    ...Object.fromEntries(arquivos.map(({ nome, prazoHoras }) => [nome, prazoHoras ?? null])),
    ...(env.CARGA_PRAZOS === undefined ? {} : prazosDe(env.CARGA_PRAZOS)),
  },
});
