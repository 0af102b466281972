import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getDadosPlanos, type Mensalidades, type TipoDeMensalidade } from './mensalidades.contract.ts';

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
