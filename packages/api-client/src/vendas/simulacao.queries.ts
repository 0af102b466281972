import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { type PedidoDeSimulacao, simularLinhas, simularRegra } from './simulacao.contract.ts';

/** Works a simulation out; nothing changes, but a draft's answer is kept until its rule is saved. */
export const simulaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['simulacao'],
    mutationFn: (body: PedidoDeSimulacao) => http.call(simularRegra, { body }),
    gcTime: 0,
  });

/** The lines of one seller in a simulation. */
export const linhasSimuladasQuery = (http: Http, pedido: PedidoDeSimulacao, vendedor: string) =>
  queryOptions({
    queryKey: ['simulacao', 'linhas', pedido, vendedor],
    queryFn: ({ signal }) => http.call(simularLinhas, { body: { ...pedido, vendedor } }, { signal }),
  });
