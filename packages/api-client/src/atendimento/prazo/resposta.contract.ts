import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';
import { chavesDosTipos } from './tipos.rules.ts';

const daSolicitacao = {
  origemSolicitacao: z.enum(['AUTORIZACAO', 'PROTOCOLO'], 'use AUTORIZACAO ou PROTOCOLO'),
  /** Number of the authorisation, or the 20 digits of the protocol. */
  numeroSolicitacao: typed(40),
};
const reply = z.object({ success: z.boolean(), message: z.string() });

export const respondeSolicitacao = endpoint('POST /atendimento/respondeSolicitacao', {
  summary:
    'Responde uma autorização em análise ou um protocolo em aberto: aprovada, negada ou realizada, com um texto. A negativa leva a cláusula ou a base legal; ANDAMENTO, só de um protocolo, ainda não é resposta e o prazo corre. Recusado (409) quando já há resposta.',
  body: z.object({
    ...daSolicitacao,
    conclusao: z.enum(
      ['APROVADA', 'NEGADA', 'REALIZADA', 'ANDAMENTO'],
      'use APROVADA, NEGADA, REALIZADA ou ANDAMENTO',
    ),
    respostaTexto: typed(2_000),
    respostaClausula: typed(500),
    /** Day of a REALIZADA; today without it. */
    realizadaEm: z.optional(day),
  }),
  reply,
});

export const dizRealizacao = endpoint('POST /atendimento/dizRealizacao', {
  summary:
    'Diz o dia em que se realizou uma autorização aprovada, ou um protocolo cujo tipo tem prazo para isso, onde o sistema central não o disse. Recusado (409) quando já há um dia.',
  body: z.object({ ...daSolicitacao, realizadaEm: day }),
  reply,
});

export const dizTipoSolicitacao = endpoint('POST /atendimento/dizTipoSolicitacao', {
  summary:
    'Diz o tipo de uma solicitação que o sistema central não informou; o prazo passa a ser o desse tipo.',
  body: z.object({ guia: typed(40), tipoSolicitacao: z.enum(chavesDosTipos, 'não é um tipo da lista') }),
  reply,
});

export const negativaPdf = endpoint('POST /atendimento/negativaPdf', {
  summary: 'A negativa por escrito de uma autorização ou de um protocolo em PDF, em base64.',
  body: z.object(daSolicitacao),
  reply: z.object({ data: z.string() }),
});
