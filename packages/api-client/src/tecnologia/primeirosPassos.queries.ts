import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import { anotaRestauro, getPrimeirosPassos, testaEmail } from './primeirosPassos.contract.ts';

const passosKey = ['tecnologia', 'primeiros-passos'] as const;

/** How every step stands; somebody may just have taken one. */
export const primeirosPassosQuery = (http: Http) =>
  queryOptions({
    queryKey: passosKey,
    queryFn: ({ signal }) => http.call(getPrimeirosPassos, {}, { signal }),
    staleTime: 0,
  });

const muda = <E extends Endpoint>(http: Http, endpoint: E) =>
  mutationOptions({
    mutationFn: (input: Input<E>) => http.call(endpoint, input),
    onSettled: (_reply, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: passosKey }),
    gcTime: 0,
  });

/** Sends the message of the test. */
export const testaEmailMutation = (http: Http) => muda(http, testaEmail);

/** Writes the day of a rehearsal down. */
export const anotaRestauroMutation = (http: Http) => muda(http, anotaRestauro);
