import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { type FaturaEmitida, getFaturamento, type TipoDeFatura } from './faturamento.contract.ts';

/** First and last ISO day, both inside. */
interface Periodo {
  readonly start: string;
  readonly end: string;
}

/** The question: a kind and at least one of the two periods; null for the one that was not chosen. */
export interface PedidoDeFaturamento {
  readonly tipo: TipoDeFatura;
  readonly emissao: Periodo | null;
  readonly vencimento: Periodo | null;
}

/** The invoices of a question; null disables the query. */
export const faturamentoQuery = (http: Http, pedido: PedidoDeFaturamento | null) =>
  queryOptions<FaturaEmitida[]>({
    queryKey: ['diretoria', 'faturamento', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) => {
            const { tipo, emissao, vencimento } = pedido;
            const params = {
              type: tipo,
              dueStart: vencimento?.start ?? null,
              dueEnd: vencimento?.end ?? null,
              issueStart: emissao?.start ?? null,
              issueEnd: emissao?.end ?? null,
            };
            return http.call(getFaturamento, { params }, { signal });
          },
  });
