import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import type { ModuleKey } from './modules.ts';

/** The home of a module, from a call without input. Every visit reads it again, since the work there goes on. */
export const inicioQuery =
  <E extends Endpoint>(modulo: ModuleKey, endpoint: unknown extends Input<E> ? E : never) =>
  (http: Http) =>
    queryOptions({
      queryKey: [modulo, 'inicio'],
      queryFn: ({ signal }) => http.call<E>(endpoint, {} as Input<E>, { signal }),
      staleTime: 0,
    });
