import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getListaCongeneres, getUtilizacaoCongenere } from './utilizacaoCongeneres.contract.ts';

/** Whose utilisation of which month. */
export interface PedidoUtilizacao {
  /** '' for every partner insurer. */
  readonly codCongenere: string;
  /** 'YYYY-MM'. */
  readonly mes: string;
}

/** The partner insurers. */
export const congeneresQuery = (http: Http) =>
  queryOptions({
    queryKey: ['contas-medicas', 'congeneres'],
    queryFn: async ({ signal }) => (await http.call(getListaCongeneres, {}, { signal })).listaCongeneres,
  });

const lastDay = (mes: string): string => {
  const [year = 0, month = 0] = mes.split('-').map(Number);
  return `${mes}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
};

/** The guides of a month, with the files for the insurers; null disables the query. */
export const utilizacaoQuery = (http: Http, pedido: PedidoUtilizacao | null) =>
  queryOptions({
    queryKey: ['contas-medicas', 'utilizacao', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) => {
            const { codCongenere, mes } = pedido;
            const body = { codCongenere, dtIni: `${mes}-01`, dtFin: lastDay(mes) };
            return http.call(getUtilizacaoCongenere, { body }, { signal });
          },
  });
