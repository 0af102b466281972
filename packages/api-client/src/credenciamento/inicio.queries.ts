import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home of the module shows. */
export const inicioCredenciamentoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['credenciamento', 'inicio'],
    queryFn: ({ signal }) => http.call(getInicio, {}, { signal }),
    staleTime: 0,
  });
