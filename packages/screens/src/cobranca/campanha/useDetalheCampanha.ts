import { useQuery } from '@tanstack/react-query';
import {
  isCampanhaAndando,
  type MensagemCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { detalheCampanhaQuery } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import type { Report } from '../../report/useReport.ts';
import { aoVivoMs } from './useCampanhas.ts';

/** A campaign and its messages, polled while it runs; null disables the query. */
export function useDetalheCampanha(id: number | null) {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...detalheCampanhaQuery(useHttp(), id),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data && isCampanhaAndando(state.data.campanha.status) ? aoVivoMs : false,
    refetchOnWindowFocus: ({ state }) =>
      state.data && isCampanhaAndando(state.data.campanha.status) ? 'always' : false,
  });
  const [isAsked, setIsAsked] = useState(false);
  const read = () => {
    setIsAsked(true);
    void refetch().finally(() => setIsAsked(false));
  };
  const report: Report<MensagemCampanha> = {
    rows: data?.mensagens,
    isWaiting: isPending && isFetching,
    // A reading without a person's request does not cover the screen.
    isRefreshing: isAsked && data !== undefined,
    failure: isAsked ? null : error,
    readAt: dataUpdatedAt,
    read,
  };
  return { campanha: data?.campanha, report } as const;
}
