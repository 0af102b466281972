import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home of the module shows; read again at every visit, because it changes all the time. */
export const inicioCadastroQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'inicio'],
    queryFn: ({ signal }) => http.call(getInicio, {}, { signal }),
    staleTime: 0,
  });
