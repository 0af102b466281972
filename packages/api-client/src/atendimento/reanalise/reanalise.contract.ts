import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';

const daNegativa = {
  origemNegativa: z.enum(['AUTORIZACAO', 'PROTOCOLO'], 'use AUTORIZACAO ou PROTOCOLO'),
  /** Number of the authorisation, or the 20 digits of the protocol. */
  numeroNegativa: typed(40),
};
const reply = z.object({ success: z.boolean(), message: z.string() });

export const pedeReanalise = endpoint('POST /atendimento/pedeReanalise', {
  summary:
    'Registra o pedido de reanálise de uma negativa: quem pediu, em que dia e o quê. Recusado (409) quando ela já tem um.',
  body: z.object({
    ...daNegativa,
    quemPediu: typed(120),
    reanaliseEm: day,
    reanaliseTexto: typed(2_000),
  }),
  reply,
});

export const respondeReanalise = endpoint('POST /atendimento/respondeReanalise', {
  summary:
    'Responde uma reanálise: negativa mantida, com a cláusula ou a base legal, ou revista. Recusado (409) quando ela já tem resposta.',
  body: z.object({
    ...daNegativa,
    conclusao: z.enum(['MANTIDA', 'REVISTA'], 'use MANTIDA ou REVISTA'),
    respostaTexto: typed(2_000),
    respostaClausula: typed(500),
  }),
  reply,
});

export const reanalisePdf = endpoint('POST /atendimento/reanalisePdf', {
  summary: 'A resposta de uma reanálise em PDF, em base64.',
  body: z.object(daNegativa),
  reply: z.object({ data: z.string() }),
});
