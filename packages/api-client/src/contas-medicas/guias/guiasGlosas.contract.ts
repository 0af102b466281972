import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { optionalText, typed } from '../../kinds/text.ts';
import { maximoObservacao } from './itemDecisao.rules.ts';

/** A denial code as a reviewer chooses it (CTM-80). */
const codigoDeGlosa = z.object({
  codigo: z.string(),
  descricao: z.string(),
  /** The operator's observation for this code (CTM-81). */
  comentarioPadrao: optionalText,
  /** Number of recent uses by the caller; 0 for a code outside the favourites. */
  usos: z.int(),
});

export type CodigoDeGlosa = z.output<typeof codigoDeGlosa>;

export const getCodigosGlosa = endpoint('POST /contasMedicas/getCodigosGlosa', {
  summary: 'Todos os códigos de glosa, com o comentário da operadora e os usos de quem chama.',
  reply: z.object({ success: z.boolean(), codigos: z.array(codigoDeGlosa) }),
});

export const guardaComentarioGlosa = endpoint('POST /contasMedicas/guardaComentarioGlosa', {
  summary: 'Guarda o comentário da operadora para um código de glosa, ou o apaga; só para quem coordena.',
  body: z.object({ comCod: typed(10), comentario: z.nullable(typed(maximoObservacao)) }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});
