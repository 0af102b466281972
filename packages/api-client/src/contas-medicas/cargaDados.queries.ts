import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getCargaDados, getCargasPedidas, type TipoCargaDados } from './cargaDados.contract.ts';

const cargasKey = ['contas-medicas', 'cargasPedidas'] as const;

/** The loads that were asked for last; others ask for them too, so it is read at every visit. */
export const cargasPedidasQuery = (http: Http) =>
  queryOptions({
    queryKey: cargasKey,
    queryFn: ({ signal }) => http.call(getCargasPedidas, {}, { signal }),
    staleTime: 0,
  });

/** What a load is asked with. */
export interface PedidoCarga {
  readonly dtInicial: string;
  readonly dtFinal: string;
  readonly tipoCargaDados: TipoCargaDados;
}

/** Asks for a load; the list is read again. */
export const cargaDadosMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: PedidoCarga) => http.call(getCargaDados, { body }),
    onSettled: (_reply, _error, _pedido, _result, { client }) =>
      client.invalidateQueries({ queryKey: cargasKey }),
    gcTime: 0,
  });
