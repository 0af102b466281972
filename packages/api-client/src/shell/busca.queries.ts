import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { buscaGeral } from './busca.contract.ts';

/** People and boletos found by what was typed; forgotten as soon as nobody shows them. */
export const buscaGeralQuery = (http: Http, texto: string) =>
  queryOptions({
    queryKey: ['shell', 'busca', texto],
    queryFn: ({ signal }) => http.call(buscaGeral, { body: { texto } }, { signal }),
    gcTime: 0,
  });
