import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  criaPessoa,
  desativaPessoa,
  getMudancasPessoa,
  getPessoas,
  reativaPessoa,
  trocaModulosPessoa,
  trocaSenhaPessoa,
} from './pessoas.contract.ts';

const pessoasKey = ['tecnologia', 'pessoas'] as const;

/** Everybody who signs in, or did. */
export const pessoasQuery = (http: Http) =>
  queryOptions({
    queryKey: [...pessoasKey, 'lista'],
    queryFn: ({ signal }) => http.call(getPessoas, {}, { signal }),
  });

/** What changed in the access of a person; never from a memory: somebody may just have changed it. */
export const mudancasQuery = (http: Http, login: string) =>
  queryOptions({
    queryKey: [...pessoasKey, 'mudancas', login],
    queryFn: ({ signal }) => http.call(getMudancasPessoa, { body: { login } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Whatever came of it, the list is read again. Nothing of it is kept: it may hold a password. */
const muda = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: pessoasKey }),
    gcTime: 0,
  });

/** Adds a person. */
export const criaMutation = (http: Http) => muda(http, criaPessoa);

/** Gives a person another password. */
export const trocaSenhaMutation = (http: Http) => muda(http, trocaSenhaPessoa);

/** Gives a person other modules. */
export const trocaModulosMutation = (http: Http) => muda(http, trocaModulosPessoa);

/** Lets a person in no longer. */
export const desativaMutation = (http: Http) => muda(http, desativaPessoa);

/** Lets a person in again. */
export const reativaMutation = (http: Http) => muda(http, reativaPessoa);
