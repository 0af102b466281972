import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { typed } from '../../kinds/text.ts';
import { chavesDosTipos } from './tipos.rules.ts';

/** Answers that end the clock of a request, by their codes on the wire (ATD-20). */
export const conclusoes = { APROVADA: 'Aprovada', NEGADA: 'Negada', REALIZADA: 'Realizada' } as const;

const guia = typed(40);
const reply = z.object({ success: z.boolean(), message: z.string() });

export const respondeSolicitacao = endpoint('POST /atendimento/respondeSolicitacao', {
  summary:
    'Responde uma autorização em análise: aprovada, negada ou realizada, com um texto. A negativa leva a cláusula ou a base legal. Recusado (409) quando ela já tem resposta.',
  body: z.object({
    guia,
    conclusao: z.enum(['APROVADA', 'NEGADA', 'REALIZADA'], 'use APROVADA, NEGADA ou REALIZADA'),
    respostaTexto: typed(2_000),
    respostaClausula: typed(500),
  }),
  reply,
});

export const dizTipoSolicitacao = endpoint('POST /atendimento/dizTipoSolicitacao', {
  summary:
    'Diz o tipo de uma solicitação que o sistema central não informou; o prazo passa a ser o desse tipo.',
  body: z.object({ guia, tipoSolicitacao: z.enum(chavesDosTipos, 'não é um tipo da lista') }),
  reply,
});

export const negativaPdf = endpoint('POST /atendimento/negativaPdf', {
  summary: 'A negativa por escrito de uma autorização em PDF, em base64.',
  body: z.object({ guia }),
  reply: z.object({ data: z.string() }),
});
