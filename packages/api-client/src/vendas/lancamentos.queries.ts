import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import type { LinhaDoHistorico } from '../report/comparacao.rules.ts';
import {
  getComissaoEmRisco,
  getEstornos,
  getHistoricoVendasVendedores,
  getIndicadores,
  getIndicadoresVendasGeral,
  getMetas,
  getVendas,
  getVendasVendedores,
  getVendedor,
  todosOsVendedores,
} from './lancamentos.contract.ts';

/** The part of a login after its first underscore. */
const suffixOf = (login: string): string => login.slice(login.indexOf('_') + 1);

/** The code of the seller that a person is, by the login with its prefix; null for who is none. */
export const codigoVendedorQuery = (http: Http, login: string) =>
  queryOptions({
    queryKey: ['vendas', 'vendedor', login],
    queryFn: async ({ signal }) => {
      const [first] = await http.call(getVendedor, { params: { code: suffixOf(login) } }, { signal });
      return first?.codigoVendedor ?? null;
    },
    staleTime: Infinity,
  });

/** What each seller sold in a month. */
export const vendasVendedoresQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'lancamentos', competencia, 'vendedores'],
    queryFn: ({ signal }) => http.call(getVendasVendedores, { params: { competencia } }, { signal }),
  });

/** What the sellers are compared with: what each sold in the month and the twelve before it. */
export const historicoVendedoresQuery = (http: Http, competencia: string) =>
  queryOptions<LinhaDoHistorico[]>({
    queryKey: ['vendas', 'lancamentos', competencia, 'vendedores', 'historico'],
    queryFn: ({ signal }) =>
      http.call(getHistoricoVendasVendedores, { params: { competencia } }, { signal }) as Promise<
        LinhaDoHistorico[]
      >,
  });

/** The indicators of a month, of one seller or (`todosOsVendedores`) of all. */
export const indicadoresQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'lancamentos', competencia, 'indicadores', seller],
    queryFn: ({ signal }) =>
      seller === todosOsVendedores
        ? http.call(getIndicadoresVendasGeral, { params: { competencia } }, { signal })
        : http.call(getIndicadores, { params: { seller, competencia } }, { signal }),
  });

/** The sales of a month. */
export const vendasQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'lancamentos', competencia, 'vendas', seller],
    queryFn: ({ signal }) => http.call(getVendas, { params: { seller, competencia } }, { signal }),
  });

/** The reversals of a month. */
export const estornosQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'lancamentos', competencia, 'estornos', seller],
    queryFn: ({ signal }) => http.call(getEstornos, { params: { seller, competencia } }, { signal }),
  });

/** The goals of the year up to a month. */
export const metasQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: ['vendas', 'metas', competencia, seller],
    queryFn: ({ signal }) => http.call(getMetas, { params: { seller, competencia } }, { signal }),
  });

/** What a cancellation may still take back. */
export const emRiscoQuery = (http: Http, seller: string) =>
  queryOptions({
    queryKey: ['vendas', 'em-risco', seller],
    queryFn: ({ signal }) => http.call(getComissaoEmRisco, { params: { seller } }, { signal }),
  });
