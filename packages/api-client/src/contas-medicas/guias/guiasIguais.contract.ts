import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';

/** An equal item, with its digest at the search. */
const itemIgual = z.object({
  numGuia: idText,
  seqItem: z.int(),
  vrTotal: money,
  resumo: z.optional(z.string()),
});

export type ItemIgual = z.output<typeof itemIgual>;

export const getItensIguais = endpoint('POST /contasMedicas/getItensIguais', {
  summary: 'Os itens não revisados do mesmo prestador, de guias abertas, iguais a um item.',
  body: z.object({ numGuia: idText, seqItem: z.int() }),
  reply: z.object({ success: z.boolean(), itens: z.array(itemIgual) }),
});
