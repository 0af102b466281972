import * as z from 'zod/mini';

const inteiro = z
  .optional(z.string())
  .check(
    z.refine(
      (text) => text === undefined || /^[1-9]\d{0,6}$/.test(text),
      'deve ser um número inteiro maior que zero',
    ),
  );

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
};

const schema = z.object(cargaEnvironment);

/** How this installation takes the operator's own data. */
export interface CargaConfig {
  /** Hundredths of a percent of a file's lines that may be refused before the whole delivery is. */
  limiteDeRecusadas: number;
  /** Days for which files, refused lines and values before a delivery are kept. */
  diasDeGuarda: number;
  /** Of one file. */
  maxBytes: number;
  /** Beyond it the last delivery of a system is late; undefined expects none. */
  prazoHoras: number | undefined;
}

/** Reads what was validated with `cargaEnvironment`. */
export const cargaConfig = (env: z.output<typeof schema>): CargaConfig => ({
  limiteDeRecusadas: Math.round(Number((env.CARGA_LIMITE_RECUSADAS ?? '1').replace(',', '.')) * 100),
  diasDeGuarda: Number(env.CARGA_DIAS_GUARDA ?? 30),
  maxBytes: Number(env.CARGA_MAX_MB ?? 4_096) * 1_048_576,
  prazoHoras: env.CARGA_PRAZO_HORAS === undefined ? undefined : Number(env.CARGA_PRAZO_HORAS),
});
