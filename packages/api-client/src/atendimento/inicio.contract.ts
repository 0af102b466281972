import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { competencia } from '../kinds/competencia.ts';
import { haDe } from '../kinds/ha.ts';

export const getInicio = endpoint('GET /atendimento/getInicio', {
  summary: 'O início do módulo: os indicadores do mês, os tokens e as autorizações que esperam.',
  reply: z.object({
    /** The present month; indicators and authorisations below belong to it. */
    competencia,
    ha: haDe('tokens', 'autorizacoes'),
    // A part that could not be read is null, so that the others still come.
    /** Counts of the month, over the rows of `getRelatorioRegProtocolo` (ATD-8). */
    protocolos: z.nullable(
      z.object({ atendimentos: z.int(), reclamacoes: z.int(), felizes: z.int(), tristes: z.int() }),
    ),
    /** Tokens without a protocol yet. */
    tokens: z.nullable(z.int()),
    /** Authorisations of the month that are under review. */
    autorizacoes: z.nullable(z.int()),
  }),
});

export type InicioAtendimento = z.output<typeof getInicio.reply>;
