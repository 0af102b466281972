import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import type { Confirmado } from '../kinds/confirmado.ts';
import type { Http } from '../http/http.ts';
import { getMensagens, inserirMensagem } from './mensagens.contract.ts';
import { getAcoes, getDenuncias, inserirNovaAcao, porDeLado } from './ouvidoria.contract.ts';

/** Every report, for staff. */
export const denunciasQuery = (http: Http) =>
  queryOptions({
    queryKey: ['ouvidoria', 'denuncias'],
    queryFn: ({ signal }) => http.call(getDenuncias, {}, { signal }),
  });

/** The actions on one report, oldest first as the server sends them. */
export const acoesQuery = (http: Http, protocolo: string) =>
  queryOptions({
    queryKey: ['ouvidoria', 'acoes', protocolo],
    queryFn: ({ signal }) => http.call(getAcoes, { body: { protocolo } }, { signal }),
  });

/** The conversation with the reporter of one report. */
export const mensagensQuery = (http: Http, protocolo: string) =>
  queryOptions({
    queryKey: ['ouvidoria', 'mensagens', protocolo],
    queryFn: ({ signal }) => http.call(getMensagens, { body: { protocolo } }, { signal }),
  });

/** Writes to the reporter; who wrote is taken from the session by the server. */
export const novaMensagemMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['ouvidoria', 'novaMensagem'],
    mutationFn: (body: { readonly protocolo: string; readonly mensagem: string }) =>
      http.call(inserirMensagem, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['ouvidoria'] }),
  });

/** What staff write when they act on a report. */
export interface NovaAcao {
  readonly protocolo: string;
  readonly descricaoAcao: string;
  readonly status: 'A' | 'E';
  /** The newest action on show; left out when the server does not tell it. */
  readonly ultimaAcao?: string | null;
}

/** Adds an action; the person who acts is taken from the session by the server. When a colleague was faster the reports are read again. */
export const novaAcaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['ouvidoria', 'novaAcao'],
    mutationFn: (acao: NovaAcao) => http.call(inserirNovaAcao, { body: acao }),
    onSuccess: (_reply, _acao, _result, { client }) => client.invalidateQueries({ queryKey: ['ouvidoria'] }),
    onError: async (error, _acao, _result, { client }) => {
      if (error instanceof ApiError && error.kind === 'conflict')
        await client.invalidateQueries({ queryKey: ['ouvidoria'] });
    },
  });

/** Puts blank or repeated reports aside, or takes them back (OUV-30). */
export const porDeLadoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['ouvidoria', 'porDeLado'],
    mutationFn: (body: {
      readonly protocolo: string;
      readonly deLado: boolean;
      readonly confirmado: Confirmado;
    }) => http.call(porDeLado, { body }),
    onSuccess: (_reply, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['ouvidoria'] }),
  });
