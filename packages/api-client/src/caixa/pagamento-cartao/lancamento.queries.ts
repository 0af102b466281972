import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { getBandeiraCartao, getDashboard, getMensalidade, getTarifaCartao } from './lancamento.contract.ts';

/** The brands with their tariffs, in one answer: without either nothing can be sold. */
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
 * Open fees of a matrícula on the day of a sale (ISO). Never cached, because somebody may just have paid one. The old day's fees stay
 * on show while a new day loads; another matrícula's fees never do.
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

export const dashboardQuery = (http: Http) =>
  queryOptions({
    queryKey: ['caixa', 'vendas', 'dashboard'],
    queryFn: ({ signal }) => http.call(getDashboard, {}, { signal }),
  });
