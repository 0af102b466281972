import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  type ContratoCancelado,
  getInadimplentesAposVencimento,
  getInadimplentesMensageriaFoneErrado,
  getListCidade,
  getRelatorioCancelamento,
  getRelatorioCancelamentoData,
  getRelatorioInadimplentes,
  getRelatorioInadimplentesMensageria,
  type Inadimplente,
  type PagamentoVencido,
} from './inadimplencia.contract.ts';

/** The days of cancellation to choose from, newest first. */
export const datasCancelamentoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cobranca', 'datasCancelamento'],
    queryFn: ({ signal }) => http.call(getRelatorioCancelamentoData, {}, { signal }),
  });

/** Whose contract ends on an ISO day; null disables the query. */
export const contratosCanceladosQuery = (http: Http, data: string | null) =>
  queryOptions<ContratoCancelado[]>({
    queryKey: ['cobranca', 'contratosCancelados', data],
    queryFn:
      data === null
        ? skipToken
        : ({ signal }) => http.call(getRelatorioCancelamento, { params: { date: data } }, { signal }),
  });

/** The city of an IBGE code; cached for good, because cities do not change. */
export const cidadeQuery = (http: Http, codigo: string) =>
  queryOptions({
    queryKey: ['cobranca', 'cidade', codigo],
    queryFn: ({ signal }) => http.call(getListCidade, { params: { cityCode: codigo } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The question: an ISO day of cancellation, and the IBGE codes of the cities whose people are left out. */
export interface PedidoInadimplentes {
  readonly data: string;
  readonly excluidas: readonly string[];
}

const inputOf = ({ data, excluidas }: PedidoInadimplentes) => ({
  params: { date: data },
  query: { codCidade: [...excluidas] },
});

/** The delinquents for a day; null disables the query. */
export const inadimplentesQuery = (http: Http, pedido: PedidoInadimplentes | null) =>
  queryOptions<Inadimplente[]>({
    queryKey: ['cobranca', 'inadimplentes', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) => http.call(getRelatorioInadimplentes, inputOf(pedido), { signal }),
  });

/** The lines of the messaging file, never cached. */
export const linhasMensageria = (http: Http, pedido: PedidoInadimplentes) =>
  http.call(getRelatorioInadimplentesMensageria, inputOf(pedido));

/** The lines of people whom no message reaches, never cached. */
export const linhasFoneErrado = (http: Http, pedido: PedidoInadimplentes) =>
  http.call(getInadimplentesMensageriaFoneErrado, inputOf(pedido));

/** Open titles that were due in a period of ISO days; null disables the query. */
export const pagamentosVencidosQuery = (
  http: Http,
  periodo: { readonly start: string; readonly end: string } | null,
) =>
  queryOptions<PagamentoVencido[]>({
    queryKey: ['cobranca', 'pagamentosVencidos', periodo],
    queryFn:
      periodo === null
        ? skipToken
        : ({ signal }) => http.call(getInadimplentesAposVencimento, { params: { ...periodo } }, { signal }),
  });
