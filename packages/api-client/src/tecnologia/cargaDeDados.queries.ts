import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { reportQuery } from '../report/report.queries.ts';
import { putTarefa } from '../shell/putTarefa.ts';
import { type EstadoDaTarefa, relerEm } from '../shell/tarefa.kinds.ts';
import {
  abreEntregaDaCarga,
  aplicaCarga,
  cancelaCarga,
  confereCarga,
  descartaCarga,
  desfazCarga,
  type EntregaAberta,
  enviaArquivoDaCarga,
  getDicionarioDaCarga,
  getEntregaDaCarga,
  getEntregasDaCarga,
  getLinhasRecusadas,
  retiraArquivoDaCarga,
} from './cargaDeDados.contract.ts';
import { problemasDaCarga } from './problemasDaCarga.contract.ts';

const cargaKey = ['tecnologia', 'carga'] as const;
const entregaKey = (id: string | null) => [...cargaKey, 'entrega', id] as const;

/** The deliveries, the newest first. */
export const entregasQuery = (http: Http) =>
  queryOptions({
    queryKey: [...cargaKey, 'entregas'],
    queryFn: ({ signal }) => http.call(getEntregasDaCarga, {}, { signal }),
  });

/** A delivery, read again while it is worked on; null disables the query. */
export const entregaQuery = (http: Http, id: string | null) =>
  queryOptions({
    queryKey: entregaKey(id),
    queryFn:
      id === null ? skipToken : ({ signal }) => http.call(getEntregaDaCarga, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** The problems that one judgement found. They name people, so they are kept only while on show. */
export const problemasQuery = (http: Http, id: string, versao: string | null) => {
  const query = reportQuery(http, problemasDaCarga, { name: 'entrega', params: { id } });
  return queryOptions({ ...query, queryKey: [...query.queryKey, versao], gcTime: 0 });
};

/** The files that the load knows; they change with the product alone. */
export const dicionarioQuery = (http: Http) =>
  queryOptions({
    queryKey: [...cargaKey, 'dicionario'],
    queryFn: ({ signal }) => http.call(getDicionarioDaCarga, {}, { signal }),
    staleTime: Infinity,
  });

/** Begins a delivery. */
export const abreEntregaMutation = (http: Http) =>
  mutationOptions({ mutationFn: () => http.call(abreEntregaDaCarga, {}) });

interface Envio {
  readonly id: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Sends a file into a delivery, however long that takes. */
export const enviaArquivoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: ({ id, file, signal }: Envio) =>
      http.call(enviaArquivoDaCarga, { params: { id } }, { file, signal, timeoutMs: false }),
    onSettled: (_reply, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: cargaKey }),
    gcTime: 0,
  });

/** Takes a file out of a delivery. */
export const retiraArquivoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: { id: string; nome: string }) => http.call(retiraArquivoDaCarga, { body }),
    onSettled: (_reply, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: cargaKey }),
  });

/** What is done with a delivery on the server. */
export type TrabalhoDaCarga = 'confere' | { aplica: string } | { cancela: string };

/** Judges a delivery, applies the judgement that was seen, or cancels the work of this number. */
export const trabalhoMutation = (http: Http, id: string) =>
  mutationOptions({
    mutationFn: async (trabalho: TrabalhoDaCarga): Promise<EstadoDaTarefa> => {
      if (trabalho === 'confere') return http.call(confereCarga, { body: { id } });
      if ('aplica' in trabalho) return http.call(aplicaCarga, { body: { id, versao: trabalho.aplica } });
      return http.call(cancelaCarga, { body: { id: trabalho.cancela } });
    },
    onSuccess: async (tarefa, _trabalho, _result, { client }) => {
      const seen = client.getQueryData<EntregaAberta>(entregaKey(id));
      // A delivery that is not on show is read once it is.
      if (seen)
        await putTarefa<EntregaAberta>(client, entregaKey(id), (now) => ({ ...(now ?? seen), tarefa }));
    },
    gcTime: 0,
  });

/** Discards a delivery that was not applied, or takes the newest applied one back. */
export const tiraMutation = (http: Http, ato: 'descarta' | 'desfaz') =>
  mutationOptions({
    mutationFn: (id: string): Promise<{ message: string }> =>
      ato === 'descarta'
        ? http.call(descartaCarga, { body: { id } })
        : http.call(desfazCarga, { body: { id } }, { timeoutMs: false }),
    onSettled: async (_reply, _error, _input, _result, { client }) => {
      await client.invalidateQueries({ queryKey: cargaKey });
      if (ato === 'desfaz') await client.invalidateQueries({ queryKey: ['shell', 'dados'] });
    },
  });

/** The refused lines of a file. They name people, so nothing of them is kept. */
export const recusadasMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (params: { id: string; nome: string }) =>
      http.call(getLinhasRecusadas, { params }, { timeoutMs: false }),
    gcTime: 0,
  });
