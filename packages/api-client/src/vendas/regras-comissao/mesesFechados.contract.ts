import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { rascunhoRegra, tipo } from './rascunhoRegra.kinds.ts';

export const verMesesFechados = endpoint('POST /regraComissao/verMesesFechados', {
  base: '/api-site/v1',
  summary:
    'Diz, de uma regra que ainda não foi salva, até que dia os meses estão fechados e quantas vendas deles ela não pagará. Só para gerentes; nada muda.',
  body: z.object({
    regraTipoId: tipo,
    vendedorRegraComissao: rascunhoRegra.shape.vendedorRegraComissao,
  }),
  reply: z.object({
    /** Null for a rule that begins after every closed month. */
    fechado: z.nullable(z.object({ ate: day, vendas: z.int(), texto: z.string() })),
  }),
});
