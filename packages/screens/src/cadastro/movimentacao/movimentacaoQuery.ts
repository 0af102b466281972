import { getMovimentacaoBeneficiarios } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';

/** A search of movements. */
export interface PedidoMovimentacao {
  readonly codCongenere: string;
  readonly incluiExportados: boolean;
}

/** Movements of a partner insurer; an empty list is a normal answer, even with `success` false. */
export const movimentacaoQuery = (http: Http, pedido: PedidoMovimentacao) => ({
  ...queryOf(http, getMovimentacaoBeneficiarios, { body: pedido }),
  // Never cached: others export too, so the list changes at any time.
  staleTime: 0,
});
