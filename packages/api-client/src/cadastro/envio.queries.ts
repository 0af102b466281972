import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { baixaSbx, descartaSbx, geraSbx, getEnviosSib, previaSbx } from './envio.contract.ts';

const envioKey = ['cadastro', 'envioSib'] as const;

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: envioKey });

/** What the file of the month ('YYYY-MM') would carry. */
export const previaSbxQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: [...envioKey, 'previa', competencia],
    queryFn: ({ signal }) => http.call(previaSbx, { body: { competencia } }, { signal, timeoutMs: false }),
  });

/** The files made so far, newest first. */
export const enviosSibQuery = (http: Http) =>
  queryOptions({
    queryKey: [...envioKey, 'arquivos'],
    queryFn: ({ signal }) => http.call(getEnviosSib, {}, { signal }),
  });

/** `pedido` is a UUID of the person's act, the same when it is tried again; `leitura` that of the preview on the screen. */
export interface GeraSbx {
  readonly competencia: string;
  readonly pedido: string;
  readonly leitura: string;
}

/** Makes the file of a month; what the screen shows of sendings is read again, also after a refusal. */
export const geraSbxMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...envioKey, 'gera'],
    mutationFn: (body: GeraSbx) => http.call(geraSbx, { body }, { timeoutMs: false }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
  });

/** The bytes of a file made before. */
export const baixaSbxMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...envioKey, 'baixa'],
    mutationFn: async (id: string) => {
      const { nomeArquivo, conteudo } = await http.call(baixaSbx, { body: { id } }, { timeoutMs: false });
      return { nomeArquivo, bytes: Uint8Array.from(atob(conteudo), (each) => each.charCodeAt(0)) };
    },
    gcTime: 0,
  });

/** Discards a file that was never sent; its movements come back. */
export const descartaSbxMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...envioKey, 'descarta'],
    mutationFn: (id: string) => http.call(descartaSbx, { body: { id } }),
    onSettled: (_reply, _error, _id, _result, { client }) => readAgain(client),
  });
