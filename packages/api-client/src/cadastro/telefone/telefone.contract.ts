import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { idText, typed } from '../../kinds/text.ts';

/** Right number; null when unknown. */
const certo = z.nullable(typed(20));

const reply = z.object({ success: z.boolean(), message: z.string() });

export const dizTelefoneErrado = endpoint('POST /cadastro/dizTelefoneErrado', {
  summary:
    'Diz que um telefone do cadastro está errado e, quando se sabe, grava o certo no seu lugar (CAD-30). Sem o certo, o número espera na lista do Cadastro e deixa de ser usado.',
  body: z.object({ matricula: idText, numero: typed(20), certo }),
  reply,
});

export const resolveTelefoneErrado = endpoint('POST /cadastro/resolveTelefoneErrado', {
  summary:
    'Encerra um telefone errado da lista: grava o certo no seu lugar ou, sem ele, diz que o número estava certo. Recusado (409) quando outra pessoa já o encerrou.',
  body: z.object({ id: typed(9), certo }),
  reply,
});
