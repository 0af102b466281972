import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  aprovaPedidoAcesso,
  getPedidosAcesso,
  recusaPedidoAcesso,
  retiraPedidoAcesso,
} from './pedidos.contract.ts';

/** What waits for a second person, and what waited; beside the people, so that a change of one reads both again. */
export const pedidosQuery = (http: Http) =>
  queryOptions({
    queryKey: ['tecnologia', 'pessoas', 'pedidos'],
    queryFn: ({ signal }) => http.call(getPedidosAcesso, {}, { signal }),
  });

/** Whatever came of it, people, requests and figures are read again. */
const decide = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['tecnologia'] }),
    gcTime: 0,
  });

/** Does what another asked. */
export const aprovaMutation = (http: Http) => decide(http, aprovaPedidoAcesso);

/** Refuses what another asked. */
export const recusaMutation = (http: Http) => decide(http, recusaPedidoAcesso);

/** Takes back what one asked. */
export const retiraMutation = (http: Http) => decide(http, retiraPedidoAcesso);
