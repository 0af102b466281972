import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import {
  getIndicadores,
  getIndicadoresVendasGeral,
  getVendedor,
  todosOsVendedores,
} from './lancamentos.contract.ts';

/** The part of a login after its first underscore. */
const suffixOf = (login: string): string => login.slice(login.indexOf('_') + 1);

/** Seller code of a person, by the login with its prefix; null for a person who is no seller. */
export const codigoVendedorQuery = (http: Http, login: string) =>
  queryOptions({
    queryKey: ['vendas', 'vendedor', login],
    queryFn: async ({ signal }) => {
      const [first] = await http.call(getVendedor, { params: { code: suffixOf(login) } }, { signal });
      return first?.codigoVendedor ?? null;
    },
    staleTime: Infinity,
  });

/** The indicators of a month, for one seller or for all (`todosOsVendedores`). */
export const indicadoresQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'lancamentos', competencia, 'indicadores', seller],
    queryFn: ({ signal }) =>
      seller === todosOsVendedores
        ? http.call(getIndicadoresVendasGeral, { params: { competencia } }, { signal })
        : http.call(getIndicadores, { params: { seller, competencia } }, { signal }),
  });
