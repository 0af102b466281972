import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getDadosVendedores, getVendedoresCarteira } from './vendedores.contract.ts';

/** The sellers that the person may choose from. */
export const vendedoresQuery = (http: Http) =>
  queryOptions({
    queryKey: ['vendas', 'vendedores'],
    queryFn: ({ signal }) => http.call(getDadosVendedores, {}, { signal }),
  });

/** The sellers whose portfolio the person may see; refused to whom it is not open. */
export const vendedoresCarteiraQuery = (http: Http) =>
  queryOptions({
    queryKey: ['vendas', 'carteira', 'vendedores'],
    queryFn: ({ signal }) => http.call(getVendedoresCarteira, {}, { signal }),
  });
