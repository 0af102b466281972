import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';
import { chavesDosPrazos } from './prazos.rules.ts';

const prazoChave = z.enum(chavesDosPrazos, 'não é um prazo da lista');
const reply = z.object({ success: z.boolean(), message: z.string() });

export const gravaPrazo = endpoint('POST /juridico/gravaPrazo', {
  summary:
    'Grava o valor de um prazo da lei a partir de hoje ou de um dia por vir; o que valia antes fica no histórico.',
  body: z.object({ prazoChave, prazoValor: typed(20), vigenteDesde: day }),
  reply,
});

export const conferePrazo = endpoint('POST /juridico/conferePrazo', {
  summary:
    'Anota que a pessoa conferiu na fonte o valor em vigor de um prazo. Recusado (409) quando o valor em vigor já é outro.',
  body: z.object({ prazoChave, prazoValor: typed(20) }),
  reply,
});

export const getAvisosDosPrazos = endpoint('GET /juridico/getAvisosDosPrazos', {
  summary: 'Os prazos em vigor que ninguém conferiu, e os anos de que eles dependem sem feriados gravados.',
  reply: z.object({ naoConferidos: z.array(z.string()), anosSemFeriados: z.array(z.int()) }),
});
