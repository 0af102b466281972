import { useQuery } from '@tanstack/react-query';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { getRelatorioCancelamentoData } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';

/** The ISO day of an address (?data=2026-11-30); null for none or an impossible one. */
export const readData = (data: string | null | undefined): string | null =>
  data !== null && data !== undefined && isDay(data) ? data : null;

/** The days of cancellation, read when the screen opens, and the chosen one: first the searched day, else the newest. */
export function useCancelamentoData(asked: string | null) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(useHttp(), getRelatorioCancelamentoData, {}));
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // Back and forward change the day, so the field follows the address.
  if (asked !== null && asked !== followed) {
    setFollowed(asked);
    setTyped(asked);
  }
  return {
    datas: data ?? [],
    chosen: typed ?? data?.[0]?.data ?? null,
    choose: setTyped,
    isLoading: isFetching && data === undefined,
    failure: isFetching ? null : error,
    read: () => void refetch(),
  } as const;
}

export type CancelamentoData = ReturnType<typeof useCancelamentoData>;
