import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { getDadosDash, getUsersActivated, getUsersDeactivated, getVidasAnsOeste } from './painel.contract.ts';
import type { FiltrosDoPainel } from './painel.rules.ts';

// While filters change, the old numbers stay until the new ones arrive.
const shared = { staleTime: 0, placeholderData: keepPreviousData };

/**
 * An answer of the board with its own filters. It stays on show while the filters change, and its links lead to its own rows.
 */
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

/** New lives in each of the last twelve months. */
export const ativadosQuery = (http: Http, query: FiltrosDoPainel) =>
  queryOptions({
    queryKey: ['diretoria', 'painel', 'ativados', query],
    queryFn: ({ signal }) => comFiltros(query, http.call(getUsersActivated, { query }, { signal })),
    ...shared,
  });

/** Lost lives in each of the last twelve months. */
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
