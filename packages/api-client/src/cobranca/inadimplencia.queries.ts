import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  type ContratoCancelado,
  getInadimplentesMensageriaFoneErrado,
  getListCidade,
  getRelatorioCancelamento,
  getRelatorioCancelamentoData,
  getRelatorioInadimplentes,
  getRelatorioInadimplentesMensageria,
  type Inadimplente,
} from './inadimplencia.contract.ts';

/** The days of cancellation to choose from, newest first. */
export const datasCancelamentoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cobranca', 'datasCancelamento'],
    queryFn: ({ signal }) => http.call(getRelatorioCancelamentoData, {}, { signal }),
  });

/** Whose contract ends on an ISO day; null asks nothing. */
export const contratosCanceladosQuery = (http: Http, data: string | null) =>
  queryOptions<ContratoCancelado[]>({
    queryKey: ['cobranca', 'contratosCancelados', data],
    queryFn:
      data === null
        ? skipToken
        : ({ signal }) => http.call(getRelatorioCancelamento, { params: { date: data } }, { signal }),
  });

/** The city of an IBGE code. Cities stay what they are: asked for once. */
export const cidadeQuery = (http: Http, codigo: string) =>
  queryOptions({
    queryKey: ['cobranca', 'cidade', codigo],
    queryFn: ({ signal }) => http.call(getListCidade, { params: { cityCode: codigo } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whose delinquents: of an ISO day of cancellation, without those who live in the cities of these IBGE codes. */
export interface PedidoInadimplentes {
  readonly data: string;
  readonly excluidas: readonly string[];
}

const inputOf = ({ data, excluidas }: PedidoInadimplentes) => ({
  params: { date: data },
  query: { codCidade: [...excluidas] },
});

/** The delinquents for a day; null asks nothing. */
export const inadimplentesQuery = (http: Http, pedido: PedidoInadimplentes | null) =>
  queryOptions<Inadimplente[]>({
    queryKey: ['cobranca', 'inadimplentes', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) => http.call(getRelatorioInadimplentes, inputOf(pedido), { signal }),
  });

/** The lines of the messaging file, afresh: nothing of them is kept. */
export const linhasMensageria = (http: Http, pedido: PedidoInadimplentes) =>
  http.call(getRelatorioInadimplentesMensageria, inputOf(pedido));

/** The lines of those who cannot get a message, afresh: nothing of them is kept. */
export const linhasFoneErrado = (http: Http, pedido: PedidoInadimplentes) =>
  http.call(getInadimplentesMensageriaFoneErrado, inputOf(pedido));
