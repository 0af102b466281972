import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getDados } from './dados.contract.ts';

/** How the data of one's modules stand, asked once for all screens; nothing is said where it could not be read. */
export const dadosQuery = (http: Http) =>
  queryOptions({
    queryKey: ['shell', 'dados'],
    queryFn: ({ signal }) => http.call(getDados, {}, { signal }),
    retry: false,
    staleTime: 300_000,
  });
