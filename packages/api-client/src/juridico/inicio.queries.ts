import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home shows; read afresh at every visit. */
export const inicioJuridicoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['juridico', 'inicio'],
    queryFn: ({ signal }) => http.call(getInicio, {}, { signal }),
    staleTime: 0,
  });
