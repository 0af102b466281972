import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  assinaConferenciaCarga,
  getConferenciaCarga,
  importaConferenciaCarga,
  informaConferenciaCarga,
} from './conferenciaCarga.contract.ts';

const chave = ['tecnologia', 'conferencia-carga'] as const;

/** Every figure, and whether the page is signed; a load may just have changed them. */
export const conferenciaCargaQuery = (http: Http) =>
  queryOptions({
    queryKey: chave,
    queryFn: ({ signal }) => http.call(getConferenciaCarga, {}, { signal }),
    staleTime: 0,
  });

const muda = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: chave }),
    gcTime: 0,
  });

/** Keeps what the core system says of one figure. */
export const informaMutation = (http: Http) => muda(http, informaConferenciaCarga);

/** Keeps what the core system says, out of a file. */
export const importaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (file: File) => http.call(importaConferenciaCarga, {}, { file }),
    onSettled: (_reply, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: chave }),
    gcTime: 0,
  });

/** Ends the implantação. The screens whose acts waited are told. */
export const assinaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (input: Input<typeof assinaConferenciaCarga>) => http.call(assinaConferenciaCarga, input),
    onSettled: async (_reply, _error, _input, _result, { client }) => {
      await client.invalidateQueries({ queryKey: chave });
      await client.invalidateQueries({ queryKey: ['shell', 'implantacao'] });
    },
    gcTime: 0,
  });
