import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  cartaoBaixa,
  type CartaoStatus,
  getCartaoPagamentosRealizados,
  getDataCartaoPagamento,
  insertDataCartaoPagamento,
} from './cartao.contract.ts';

const vendasKey = ['caixa', 'vendas'] as const;

/** The sales of a status with their installments. */
export const pagamentosQuery = (http: Http, status: CartaoStatus) =>
  queryOptions({
    queryKey: [...vendasKey, 'status', status],
    queryFn: ({ signal }) => http.call(getDataCartaoPagamento, { params: { status } }, { signal }),
  });

/** The sales of a period with the bills that they pay. */
export const realizadosQuery = (http: Http, periodo: { start: string; end: string }) =>
  queryOptions({
    queryKey: [...vendasKey, 'realizados', periodo.start, periodo.end],
    queryFn: ({ signal }) => http.call(getCartaoPagamentosRealizados, { params: periodo }, { signal }),
  });

/** All lists are read again, also after a refusal: another cashier may have been first. */
const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: vendasKey }),
    client.invalidateQueries({ queryKey: ['caixa', 'mensalidades'] }),
  ]);

const muda = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Writes a sale. */
export const lancaMutation = (http: Http) => muda(http, insertDataCartaoPagamento);

/** Pays or opens an installment. */
export const baixaMutation = (http: Http) => muda(http, cartaoBaixa);
