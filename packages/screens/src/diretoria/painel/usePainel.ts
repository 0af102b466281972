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

/** A query as a chart shows it: its answer with the filters that it is of, or why there is none to those that were asked for. */
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
  /** What is shown is the answer to the filters before. */
  isChanging: isPlaceholderData,
  failure:
    data === undefined && !isFetching && error !== null
      ? { message: error.message, onRetry: () => void refetch() }
      : undefined,
});

/** The four calls of the board, made at the same time (DIR-13). */
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
