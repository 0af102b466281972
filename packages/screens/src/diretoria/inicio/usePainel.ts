import { useQuery } from '@tanstack/react-query';
import {
  ativadosQuery,
  contraAnsQuery,
  dashQuery,
  desativadosQuery,
} from '@vidas/api-client/diretoria/painel-queries';
import type { FiltrosDoPainel } from '@vidas/api-client/diretoria/painel-rules';
import { useHttp } from '../../app/services.tsx';

/** A query as a chart shows it: its answer, or why there is none. */
const partOf = <Data>({
  data,
  error,
  isFetching,
  refetch,
}: {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}) => ({
  data,
  isLoading: data === undefined && isFetching,
  failure:
    data === undefined && !isFetching && error !== null
      ? { message: error.message, onRetry: () => void refetch() }
      : undefined,
});

/** The four calls of the board, made at the same time (DIR-13). */
export function usePainel(filtros: FiltrosDoPainel) {
  const http = useHttp();
  return {
    dash: partOf(useQuery(dashQuery(http, filtros))),
    ativados: partOf(useQuery(ativadosQuery(http, filtros))),
    desativados: partOf(useQuery(desativadosQuery(http, filtros))),
    ans: partOf(useQuery(contraAnsQuery(http, filtros))),
  };
}

export type Painel = ReturnType<typeof usePainel>;
