import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getImplantacao } from './implantacao.contract.ts';

/** Whether some acts wait for the first load to be signed; a server without the call has none that wait. */
export const implantacaoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['shell', 'implantacao'],
    queryFn: ({ signal }) => http.call(getImplantacao, {}, { signal }),
    retry: false,
    staleTime: 300_000,
  });
