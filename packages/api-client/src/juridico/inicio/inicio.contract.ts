import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { idText, optionalText } from '../../kinds/text.ts';

const consulta = z.object({
  tussCode: idText,
  descricao: optionalText,
  inicio: day,
  fim: day,
  /** Present number of rows of the same search. */
  linhas: z.int(),
});

export type ConsultaRecente = z.output<typeof consulta>;

const porPrazo = z.object({ VENCIDO: z.int(), HOJE: z.int(), A_VENCER: z.int() });

/** Waiting NIPs by each clock, and the month's NIPs, counted over their lists (PRA-10). */
const contadas = z.object({
  competencia,
  abertas: z.int(),
  solucao: porPrazo,
  resposta: porPrazo,
  recebidas: z.int(),
  respondidasNoPrazo: z.int(),
});

export type NipsContadas = z.output<typeof contadas>;

export const getInicio = endpoint('GET /juridico/getInicio', {
  summary:
    'O início do módulo: as últimas consultas por procedimento de quem pergunta, com as linhas que têm agora, e as NIPs por prazo.',
  reply: z.object({
    consultas: z.array(consulta),
    /** Null when they could not be counted. */
    nips: z.nullable(contadas),
  }),
});

export type InicioJuridico = z.output<typeof getInicio.reply>;
