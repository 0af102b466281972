import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Reread } from '../../http/actOf.ts';
import type { Http } from '../../http/http.ts';
import { keyOf, queryOf } from '../../http/queryOf.ts';
import { reportQuery } from '../../report/report.queries.ts';
import { putTarefa } from '../../shell/putTarefa.ts';
import { type EstadoDaTarefa, relerEm } from '../../shell/tarefa.kinds.ts';
import {
  aplicaCarga,
  cancelaCarga,
  confereCarga,
  type EntregaAberta,
  getDicionarioDaCarga,
  getEntregaDaCarga,
  getEntregasDaCarga,
} from './cargaDeDados.contract.ts';
import { problemasDaCarga } from './problemasDaCarga.contract.ts';

/** Queries that an act on a delivery makes stale. Its problems are left out: each reading of them is on record. */
export const relidas: readonly Reread[] = [getEntregasDaCarga, getEntregaDaCarga];

const entregaKey = (id: string) => keyOf(getEntregaDaCarga, { params: { id } });

/** A delivery, polled while its job runs; null disables the query. */
export const entregaQuery = (http: Http, id: string | null) =>
  queryOptions({
    ...queryOf(http, getEntregaDaCarga, id === null ? null : { params: { id } }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** The problems of one check. They name people, so they are cached only while on show. */
export const problemasQuery = (http: Http, id: string, versao: string | null) => {
  const query = reportQuery(http, problemasDaCarga, { name: 'entrega', params: { id } });
  return queryOptions({ ...query, queryKey: [...query.queryKey, versao], gcTime: 0 });
};

/** The files of the dictionary; they change only with the product. */
export const dicionarioQuery = (http: Http) =>
  queryOptions({ ...queryOf(http, getDicionarioDaCarga, {}), staleTime: Infinity });

/** Work of the server on a delivery. */
export type TrabalhoDaCarga = 'confere' | { aplica: string } | { cancela: string };

/** Checks a delivery, applies the check on show, or cancels the job with this number. */
export const trabalhoMutation = (http: Http, id: string) =>
  mutationOptions({
    mutationFn: async (trabalho: TrabalhoDaCarga): Promise<EstadoDaTarefa> => {
      if (trabalho === 'confere') return http.call(confereCarga, { body: { id } });
      if ('aplica' in trabalho) return http.call(aplicaCarga, { body: { id, versao: trabalho.aplica } });
      return http.call(cancelaCarga, { body: { id: trabalho.cancela } });
    },
    onSuccess: async (tarefa, _trabalho, _result, { client }) => {
      const seen = client.getQueryData<EntregaAberta>(entregaKey(id));
      // A delivery that is not on show is read when it comes on show.
      if (seen)
        await putTarefa<EntregaAberta>(client, entregaKey(id), (now) => ({ ...(now ?? seen), tarefa }));
    },
    gcTime: 0,
  });
