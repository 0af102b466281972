import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { getBandeiraCartao, getDashboard, getMensalidade, getTarifaCartao } from './lancamento.contract.ts';

/** The brands with the tariffs, one answer for the form: without either nothing can be sold. */
export const tarifasQuery = (http: Http) =>
  queryOptions({
    queryKey: ['caixa', 'tarifas'],
    queryFn: async ({ signal }) => {
      const [bandeiras, tarifas] = await Promise.all([
        http.call(getBandeiraCartao, {}, { signal }),
        http.call(getTarifaCartao, {}, { signal }),
      ]);
      return { bandeiras, tarifas };
    },
  });

/**
 * The open fees of a matrícula as of the day of a sale (ISO); never from a memory: somebody may just have paid one. Those of
 * another day stay meanwhile, those of another matrícula never.
 */
export const mensalidadesQuery = (http: Http, codSau: string, dataVenda: string) =>
  queryOptions({
    queryKey: ['caixa', 'mensalidades', codSau, dataVenda] as const,
    queryFn: ({ signal }) =>
      http.call(getMensalidade, { params: { codSau }, query: { dataVenda } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === codSau ? before : undefined),
  });

/** The home. */
export const dashboardQuery = (http: Http) =>
  queryOptions({
    queryKey: ['caixa', 'vendas', 'dashboard'],
    queryFn: ({ signal }) => http.call(getDashboard, {}, { signal }),
  });
