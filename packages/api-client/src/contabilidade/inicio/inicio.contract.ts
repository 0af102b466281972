import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { dayTime } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';

/** The month's loss ratio of one kind of contract, summed over its list. */
const resultado = z.object({
  /** Rows of the list. */
  linhas: z.int(),
  receita: money,
  despesaLiquida: money,
  /** Null without revenue. */
  sinistralidade: z.nullable(percent),
  /** Moment of the calculation; it is cached for a while (REL-29). */
  calculadoEm: dayTime,
});

export type ResultadoDoMes = z.output<typeof resultado>;

export const getInicio = endpoint('GET /contabilidade/getInicio', {
  summary:
    'O início do módulo: receita, despesa líquida e sinistralidade da última competência encerrada, e o que está em análise.',
  reply: z.object({
    /** The month before the present one. */
    competencia,
    // A part that could not be read is null, so that the others still come.
    individual: z.nullable(resultado),
    empresarial: z.nullable(resultado),
    emAnalise: z.nullable(z.object({ quantidade: z.int(), valor: money })),
  }),
});

export type InicioContabilidade = z.output<typeof getInicio.reply>;
