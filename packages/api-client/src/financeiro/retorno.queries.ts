import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../http/ApiError.ts';
import type { Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  confereCredito,
  decideDuvidaRetorno,
  desfazRetorno,
  getCreditosBanco,
  getCreditosRetorno,
  getDadosUpload,
  getDuvidasRetorno,
  getLinhaRetorno,
  getLinhasRetorno,
  getNomeArquivo,
  getPreviaDesfazer,
  getResumoRetorno,
  retornoDesconhecido,
  uploadRetorno,
} from './retorno.contract.ts';

const retornoKey = ['financeiro', 'retorno'] as const;
const previaKey = ['financeiro', 'previa-desfazer'] as const;

/** The received files. */
export const uploadsQuery = (http: Http) =>
  queryOptions({
    queryKey: [...retornoKey, 'uploads'],
    queryFn: ({ signal }) => http.call(getDadosUpload, {}, { signal }),
  });

/** One file: notices, totals, history. */
export const resumoRetornoQuery = (http: Http, arquivo: string) =>
  queryOptions({
    queryKey: [...retornoKey, 'resumo', arquivo],
    queryFn: ({ signal }) => http.call(getResumoRetorno, { params: { arquivo } }, { signal }),
  });

/** The lines of one file. */
export const linhasRetornoQuery = (http: Http, arquivo: string) =>
  queryOptions({
    queryKey: [...retornoKey, 'linhas', arquivo],
    queryFn: ({ signal }) => http.call(getLinhasRetorno, { params: { arquivo } }, { signal }),
  });

/** One line of a file. */
export const linhaRetornoQuery = (http: Http, arquivo: string, linha: string) =>
  queryOptions({
    queryKey: [...retornoKey, 'linha', arquivo, linha],
    queryFn: ({ signal }) => http.call(getLinhaRetorno, { params: { arquivo, linha } }, { signal }),
  });

/** What undoing would change; asked anew each time, and not after it is done. */
export const previaDesfazerQuery = (http: Http, arquivo: string, linha: number) =>
  queryOptions({
    queryKey: [...previaKey, arquivo, linha],
    queryFn: ({ signal }) =>
      http.call(getPreviaDesfazer, { params: { arquivo, linha: String(linha) } }, { signal }),
    gcTime: 0,
  });

/** What waits for a decision. */
export const duvidasRetornoQuery = (http: Http) =>
  queryOptions({
    queryKey: [...retornoKey, 'duvidas'],
    queryFn: ({ signal }) => http.call(getDuvidasRetorno, {}, { signal }),
  });

/** The credits of a period by day, ISO. */
export const creditosBancoQuery = (http: Http, start: string, end: string) =>
  queryOptions({
    queryKey: [...retornoKey, 'creditos', start, end],
    queryFn: ({ signal }) => http.call(getCreditosBanco, { params: { start, end } }, { signal }),
  });

/** Money that settles nothing. */
export const creditosRetornoQuery = (http: Http) =>
  queryOptions({
    queryKey: [...retornoKey, 'restituir'],
    queryFn: ({ signal }) => http.call(getCreditosRetorno, {}, { signal }),
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: retornoKey });

/** Whether a file of that name was applied. */
export const nomeArquivoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (nome: string) => http.call(getNomeArquivo, { params: { nome } }),
    gcTime: 0,
  });

interface RetornoEnviado {
  file: File;
  diasValidos: number;
  /** The person knows that no title of the file is known. */
  isAceito?: boolean;
  signal: AbortSignal;
}

/** What a refused file would bring without a title; undefined where it was refused for something else. */
export const desconhecidosDe = (
  error: unknown,
): z.output<typeof retornoDesconhecido>['desconhecidos'] | undefined => {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return undefined;
  return z.safeDecode(retornoDesconhecido, error.body as never).data?.desconhecidos;
};

/** Applies a file. Pass the rejection to `desconhecidosDe` to learn whether it asks. */
export const uploadRetornoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: ({ file, diasValidos, isAceito = false, signal }: RetornoEnviado) =>
      http.call(
        uploadRetorno,
        {
          params: { diasValidos: String(diasValidos) },
          query: isAceito ? { desconhecidosAceitos: 'sim' } : {},
        },
        { file, signal, timeoutMs: false },
      ),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Undoes a line, or with line 0 a file. */
export const desfazRetornoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof desfazRetorno>['body']) => http.call(desfazRetorno, { body }),
    onSettled: async (_reply, error, _body, _result, { client }) => {
      await readAgain(client);
      // What is refused because it has changed is shown as it is now.
      if (error) await client.invalidateQueries({ queryKey: previaKey });
    },
    gcTime: 0,
  });

/** Decides a doubt. */
export const decideDuvidaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof decideDuvidaRetorno>['body']) => http.call(decideDuvidaRetorno, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Keeps what stood in the statement. */
export const confereCreditoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof confereCredito>['body']) => http.call(confereCredito, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });
