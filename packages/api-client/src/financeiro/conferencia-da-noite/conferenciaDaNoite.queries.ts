import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { queryOf } from '../../http/queryOf.ts';
import { relerEm } from '../../shell/tarefa.kinds.ts';
import { getConferenciaDaNoite } from './conferenciaDaNoite.contract.ts';

/** State of the night check, polled while one runs. */
export const conferenciaDaNoiteQuery = (http: Http) =>
  queryOptions({
    ...queryOf(http, getConferenciaDaNoite, {}),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });
