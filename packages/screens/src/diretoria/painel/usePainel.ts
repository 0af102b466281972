import { useQuery } from '@tanstack/react-query';
import {
  ativadosQuery,
  contraAnsQuery,
  dashQuery,
  desativadosQuery,
  type DoPainel,
} from '@vidas/api-client/diretoria/painel/painel.queries.ts';
import type { FiltrosDoPainel } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { useHttp } from '../../app/services.tsx';

/** State of a query for a chart: its answer with its own filters, or the failure for the requested ones. */
const partOf = <Dados>(
  {
    data,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  }: {
    data: DoPainel<Dados> | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  },
  asked: FiltrosDoPainel,
) => ({
  data: data?.dados,
  filtros: data?.filtros ?? asked,
  isLoading: data === undefined && isFetching,
  /** True while the answer of the earlier filters is on show. */
  isChanging: isPlaceholderData,
  failure:
    data === undefined && !isFetching && error !== null
      ? { message: error.message, onRetry: () => void refetch() }
      : undefined,
});

/** The four calls of the board, sent at the same time (DIR-13). */
export function usePainel(filtros: FiltrosDoPainel) {
  const http = useHttp();
  const parts = {
    dash: partOf(useQuery(dashQuery(http, filtros)), filtros),
    ativados: partOf(useQuery(ativadosQuery(http, filtros)), filtros),
    desativados: partOf(useQuery(desativadosQuery(http, filtros)), filtros),
    ans: partOf(useQuery(contraAnsQuery(http, filtros)), filtros),
  };
  return { ...parts, isChanging: Object.values(parts).some(({ isChanging }) => isChanging) };
}

export type Painel = ReturnType<typeof usePainel>;
