import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import type { LinhaDoHistorico } from '../report/comparacao.rules.ts';
import {
  getDadosPlanos,
  getHistoricoMensalidades,
  type Mensalidades,
  type TipoDeMensalidade,
} from './mensalidades.contract.ts';

/** The question: a kind of contract and an ISO day, whose month the fees are of. */
export interface PedidoDeMensalidades {
  readonly tipo: TipoDeMensalidade;
  readonly data: string;
}

/** The three lists of a question; null disables the query. */
export const mensalidadesQuery = (http: Http, pedido: PedidoDeMensalidades | null) =>
  queryOptions<Mensalidades>({
    queryKey: ['diretoria', 'mensalidades', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) =>
            http.call(getDadosPlanos, { params: { type: pedido.tipo, date: pedido.data } }, { signal }),
  });

/** What the lives with a fee are compared with: the fees of the month and of the twelve before it; null disables the query. */
export const historicoMensalidadesQuery = (http: Http, pedido: PedidoDeMensalidades | null) =>
  queryOptions<LinhaDoHistorico[]>({
    queryKey: ['diretoria', 'mensalidades', pedido, 'historico'],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) =>
            http.call(
              getHistoricoMensalidades,
              { params: { type: pedido.tipo, date: pedido.data } },
              { signal },
            ) as Promise<LinhaDoHistorico[]>,
  });
