import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import { confirmaAvisosAcesso, getAvisosAcesso, respondePedidoSenha } from './avisosAcesso.contract.ts';

const chave = ['shell', 'avisosAcesso'] as const;

/** What others changed in one's own access; a server without the call has nothing to tell. */
export const avisosAcessoQuery = (http: Http) =>
  queryOptions({
    queryKey: chave,
    queryFn: ({ signal }) => http.call(getAvisosAcesso, {}, { signal }),
    retry: false,
    staleTime: 300_000,
  });

const muda = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: chave }),
    gcTime: 0,
  });

/** Says that they were read. */
export const confirmaAvisosMutation = (http: Http) => muda(http, confirmaAvisosAcesso);

/** Accepts or refuses another password. */
export const respondePedidoMutation = (http: Http) => muda(http, respondePedidoSenha);
