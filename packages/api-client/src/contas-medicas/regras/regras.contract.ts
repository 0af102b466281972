import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { typed } from '../../kinds/text.ts';
import { chavesDasRegras } from './regras.rules.ts';

export const gravaRegraDaConta = endpoint('POST /contasMedicas/gravaRegraDaConta', {
  summary:
    'Liga, desliga e dá os valores de uma regra das contas; só para quem coordena. Recusado (409) se outra pessoa a mudou depois da versão vista.',
  body: z.object({
    chave: z.enum(chavesDasRegras, 'não é uma regra da lista'),
    /** Version on show; 0 while nobody saved the rule. */
    versao: z.int(),
    ligada: z.boolean(),
    /** Values in the order of the rule's definition; empty text for none. */
    valor1: typed(10),
    valor2: typed(10),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});
