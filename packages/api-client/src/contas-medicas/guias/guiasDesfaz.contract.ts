import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado, type Unidade } from '../../kinds/confirmado.ts';
import { idText, typed } from '../../kinds/text.ts';
import { maximoMotivoDeDesfazer } from './desfazer.rules.ts';

/** Words for guides in the question before they are undone. */
export const unidadeDaIncorporada: Unidade = {
  um: 'guia incorporada',
  varios: 'guias incorporadas',
  maior: 'a maior',
  doValor: 'aprovados',
  temValor: true,
};

export const desfazerGuia = endpoint('POST /contasMedicas/desfazerGuia', {
  summary:
    'Desfaz a baixa de uma guia, ou a baixa e a incorporação, com o motivo; só para quem coordena, e só até se baixar um demonstrativo com ela. Recusado (409) se o valor aprovado não é o confirmado.',
  body: z.object({
    numGuia: idText,
    desfaz: z.enum(['baixa', 'incorporacao']),
    motivo: typed(maximoMotivoDeDesfazer),
    versao: z.optional(z.int()),
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** True when the undo was already done. */
    repetida: z.boolean(),
  }),
});
