import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getDadosDash, getUsersActivated, getUsersDeactivated, getVidasAnsOeste } from './painel.contract.ts';
import type { Figura, FiltrosDoPainel } from './painel.rules.ts';
import { exportaVidasDoPainel, getVidasDoPainel, type ordens } from './vidasDoPainel.contract.ts';

// While the filters change, the numbers on show stay until the new ones are there.
const shared = { staleTime: 0, placeholderData: keepPreviousData };

/** An answer of the board with the filters it was asked with: it stays on show while they change, and its links lead to its own rows. */
export interface DoPainel<Dados> {
  readonly filtros: FiltrosDoPainel;
  readonly dados: Dados;
}

const comFiltros = async <Dados>(
  filtros: FiltrosDoPainel,
  asked: Promise<Dados>,
): Promise<DoPainel<Dados>> => ({ filtros, dados: await asked });

/** The active lives and their divisions. */
export const dashQuery = (http: Http, query: FiltrosDoPainel) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'dash', query],
    queryFn: ({ signal }) => comFiltros(query, http.call(getDadosDash, { query }, { signal })),
    ...shared,
  });

/** The lives that came in each of the last twelve months. */
export const ativadosQuery = (http: Http, query: FiltrosDoPainel) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'ativados', query],
    queryFn: ({ signal }) => comFiltros(query, http.call(getUsersActivated, { query }, { signal })),
    ...shared,
  });

/** The lives that left in each of the last twelve months. */
export const desativadosQuery = (http: Http, query: FiltrosDoPainel) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'desativados', query],
    queryFn: ({ signal }) => comFiltros(query, http.call(getUsersDeactivated, { query }, { signal })),
    ...shared,
  });

/** The operator beside ANS. */
export const contraAnsQuery = (http: Http, query: FiltrosDoPainel) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'ans', query],
    queryFn: ({ signal }) => comFiltros(query, http.call(getVidasAnsOeste, { query }, { signal })),
    ...shared,
  });

/** A figure of the board with what it is narrowed to. */
export interface PedidoDeVidas {
  readonly figura: Figura;
  /** The first month, of the figures of months. */
  readonly competencia?: string | undefined;
  /** How many months from it on. Default 1. */
  readonly meses?: number | undefined;
  readonly filtros: FiltrosDoPainel;
}

/** Which of its rows, and in which order. */
export interface PaginaDeVidas {
  readonly pagina: number;
  readonly linhas: number;
  readonly ordem?: (typeof ordens)[number] | undefined;
  readonly sentido?: 'asc' | 'desc' | undefined;
}

/** A page of the rows behind a figure. */
export const vidasDoPainelQuery = (
  http: Http,
  { figura, competencia, meses, filtros }: PedidoDeVidas,
  pagina: PaginaDeVidas,
) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'vidas', figura, competencia, meses, filtros, pagina],
    queryFn: ({ signal }) =>
      http.call(
        getVidasDoPainel,
        { params: { figura }, query: { ...filtros, competencia, meses, ...pagina } },
        { signal },
      ),
    ...shared,
  });

/** Every row behind a figure, never cached; refused to who has not the right (DIR-20). */
export const todasAsVidas = (http: Http, { figura, competencia, meses, filtros }: PedidoDeVidas) =>
  http.call(exportaVidasDoPainel, { params: { figura }, query: { ...filtros, competencia, meses } });
