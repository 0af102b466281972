import { getMovimentacaoBeneficiarios } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';

/** Which movements are asked for. */
export interface PedidoMovimentacao {
  readonly codCongenere: string;
  readonly incluiExportados: boolean;
}

/** Movements of a partner insurer; an empty list is a normal answer, even where the server says success false. */
export const movimentacaoQuery = (http: Http, pedido: PedidoMovimentacao) => ({
  ...queryOf(http, getMovimentacaoBeneficiarios, { body: pedido }),
  // Never taken from the cache: others export too, so the list changes at any time.
  staleTime: 0,
});
