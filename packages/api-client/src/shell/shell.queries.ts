import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { type Input } from '../http/endpoint.ts';
import { login, resumoModulos, trocaSenha } from './shell.contract.ts';

/** Sends the credentials; the login already carries its prefix USU_. */
export const loginMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['shell', 'login'],
    mutationFn: (credentials: { login: string; senha: string }) => http.call(login, { body: credentials }),
    gcTime: 0,
  });

/** Changes the own password; nothing of it is kept. */
export const trocaSenhaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (input: Input<typeof trocaSenha>) => http.call(trocaSenha, input),
    gcTime: 0,
  });

/** Live lines of the module tiles; a server without the call leaves the tiles with their fixed texts. */
export const resumoModulosQuery = (http: Http) =>
  queryOptions({
    queryKey: ['shell', 'resumoModulos'],
    queryFn: ({ signal }) => http.call(resumoModulos, {}, { signal }),
    retry: false,
    staleTime: 60_000,
  });
