import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home of the module shows; read afresh at every visit, since the work in Contas Médicas goes on. */
export const inicioContabilidadeQuery = (http: Http) =>
  queryOptions({
    queryKey: ['contabilidade', 'inicio'],
    queryFn: ({ signal }) => http.call(getInicio, {}, { signal }),
    staleTime: 0,
  });
