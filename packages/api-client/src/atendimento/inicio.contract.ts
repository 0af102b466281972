import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { competencia } from '../kinds/competencia.ts';
import { day } from '../kinds/day.ts';
import { haDe } from '../kinds/ha.ts';

const porPrazo = z.object({ VENCIDO: z.int(), HOJE: z.int(), A_VENCER: z.int() });

export const getInicio = endpoint('GET /atendimento/getInicio', {
  summary: 'O início do módulo: os indicadores do mês, os tokens e as autorizações que esperam.',
  reply: z.object({
    /** The present month; the four indicators below belong to it. */
    competencia,
    ha: haDe('tokens', 'autorizacoes'),
    // A part that could not be read is null, so that the others still come.
    /** Counts of the month, over the rows of `getRelatorioRegProtocolo` (ATD-8). */
    protocolos: z.nullable(
      z.object({ atendimentos: z.int(), reclamacoes: z.int(), felizes: z.int(), tristes: z.int() }),
    ),
    /** Tokens without a protocol yet. */
    tokens: z.nullable(z.int()),
    /** Authorisations under review of any month, over the rows of `getAutorizacoesEmAnalise` (ATD-11). */
    autorizacoes: z.nullable(z.int()),
    /** Authorisations under review that were entered in the month. */
    autorizacoesDoMes: z.nullable(z.int()),
    /** Waiting authorisations, protocols and reanalyses by the state of their clock, over the rows of their lists (ATD-23, ATD-27). */
    prazos: z.nullable(z.object({ autorizacoes: porPrazo, protocolos: porPrazo, reanalises: porPrazo })),
    /** Protocols that are not closed, over the rows of `getProtocolosAbertos`; `desde` is the day of the oldest one. */
    abertos: z.nullable(
      z.object({ protocolos: z.int(), doMes: z.int(), reclamacoes: z.int(), desde: z.nullable(day) }),
    ),
  }),
});

export type InicioAtendimento = z.output<typeof getInicio.reply>;
