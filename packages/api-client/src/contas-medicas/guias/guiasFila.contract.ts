import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';

/** Criterion that picks the guides to review first (CTM-50). */
export const criterioDaFila = z.enum(['acaso', 'valor', 'mediana']);
export type CriterioDaFila = z.output<typeof criterioDaFila>;

/** A picked guide, with the reason. */
const escolhida = z.object({ numGuia: idText, vrTotalGeral: money, motivo: z.string() });

export type GuiaEscolhida = z.output<typeof escolhida>;

export const escolheFilaRevisao = endpoint('POST /contasMedicas/escolheFilaRevisao', {
  summary: 'Escolhe as guias de um prestador a rever primeiro e guarda no histórico de cada uma o porquê.',
  body: z.object({
    codPrestador: idText,
    criterio: criterioDaFila,
    quantidade: z.int().check(z.minimum(1, 'ao menos 1'), z.maximum(100, 'no máximo 100')),
  }),
  reply: z.object({ success: z.boolean(), guias: z.array(escolhida) }),
});
