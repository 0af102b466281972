import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home of the module shows; read afresh at every visit, since the work there goes on. */
export const inicioAtendimentoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['atendimento', 'inicio'],
    queryFn: ({ signal }) => http.call(getInicio, {}, { signal }),
    staleTime: 0,
  });
