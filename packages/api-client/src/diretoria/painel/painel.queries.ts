import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { getDadosDash, getUsersActivated, getUsersDeactivated, getVidasAnsOeste } from './painel.contract.ts';
import type { FiltrosDoPainel } from './painel.rules.ts';

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
