import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { typed } from '../../kinds/text.ts';

export const getProcedimentosDe = endpoint('POST /prevencao/getProcedimentosDe', {
  summary:
    'Os procedimentos cujo código começa pelos algarismos, ou cujo nome tem cada uma das palavras, no máximo vinte.',
  body: z.object({ busca: typed(60).check(z.trim(), z.minLength(1, 'diga o que procurar')) }),
  reply: z.array(z.object({ codigo: z.string(), descricao: z.string() })),
});
