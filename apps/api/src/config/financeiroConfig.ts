import { isDay } from '@vidas/api-client/kinds/day.ts';
import * as z from 'zod/mini';

/** 'DD/MM name' every year, 'DD/MM/AAAA name' in one; separated by |. */
const local = /^(\d{2})\/(\d{2})(?:\/(\d{4}))? +(\S.*)$/;

const lidos = (text: string) => text.split('|').map((item) => local.exec(item.trim()));

const ehLista = (text: string): boolean =>
  lidos(text).every((found) => {
    const [, dia = '', mes = '', ano = '2028', nome = ''] = found ?? [];
    return isDay(`${ano}-${mes}-${dia}`) && nome.length <= 100;
  });

/** An hour of the day, or never. */
const hora = (exemplo: string) =>
  z.optional(
    z
      .string()
      .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|nunca)$/, `deve ser uma hora como ${exemplo}, ou nunca`)),
  );

const horaOuNunca = (dada: string | undefined, padrao: string): string | null =>
  dada === 'nunca' ? null : (dada ?? padrao);

/** Variables of the environment about the bank's days; see docs/operacao.md. */
export const financeiroEnvironment = {
  FERIADOS_LOCAIS: z
    .optional(z.string())
    .check(
      z.refine(
        (text) => text === undefined || ehLista(text),
        'deve ser dia e nome, como 14/11 Aniversário da cidade, com | entre um e outro',
      ),
    ),
  FERIADOS_URL: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })
      .check(z.refine((text) => text.includes('{ano}'), 'deve ter {ano} no lugar do ano')),
  ),
  FERIADOS_CIDADE: z.optional(
    z.string().check(z.regex(/^\d{7}$/, 'deve ser o código do IBGE da cidade, com 7 dígitos')),
  ),
  CONFERENCIA_HORA: hora('03:00'),
  ANALISE_HORA: hora('05:00'),
};

const schema = z.object(financeiroEnvironment);

/** A holiday of the city; `ano` null = every year. */
export interface FeriadoLocal {
  ano: number | null;
  /** MM-DD. */
  dia: string;
  nome: string;
}

/** Settings of holidays and of what starts by itself at night. */
export interface FinanceiroConfig {
  feriadosLocais: readonly FeriadoLocal[];
  /** Address of an external calendar with {ano} and optionally {cidade}; undefined = none. It may contain a key. */
  feriadosUrl: string | undefined;
  /** IBGE code of the city, 7 digits; '' = not configured. */
  feriadosCidade: string;
  /** Start of the night check, as '03:00'; null for never. */
  horaDaConferencia: string | null;
  /** Start of the nightly calculation of the analysis, as '05:00'; null for never. */
  horaDaAnalise: string | null;
}

/** Builds the settings from the validated `financeiroEnvironment`. */
export const financeiroConfig = (env: z.output<typeof schema>): FinanceiroConfig => ({
  feriadosLocais:
    env.FERIADOS_LOCAIS === undefined
      ? []
      : lidos(env.FERIADOS_LOCAIS).map((found) => {
          const [, dia = '', mes = '', ano, nome = ''] = found ?? [];
          return { ano: ano === undefined ? null : Number(ano), dia: `${mes}-${dia}`, nome };
        }),
  feriadosUrl: env.FERIADOS_URL,
  feriadosCidade: env.FERIADOS_CIDADE ?? '',
  horaDaConferencia: horaOuNunca(env.CONFERENCIA_HORA, '03:00'),
  horaDaAnalise: horaOuNunca(env.ANALISE_HORA, '05:00'),
});
