import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import type { Endpoint, Input, Reply } from './endpoint.ts';
import type { CallOptions, Http } from './http.ts';

/** 'contasMedicas' and 'ContasMedicas' are both `contas-medicas`. */
const kebab = (word: string): string =>
  word.replace(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** Key of all answers of a service: 'cobranca', 'contas-medicas'. */
export const serviceKey = ({ path }: Pick<Endpoint, 'path'>): QueryKey => [kebab(path.split('/')[1] ?? '')];

/** Key of a call's answers: service, call, input. Without an input it matches all of them. */
export const keyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>, input?: object | null): QueryKey => {
  const call = [...serviceKey(endpoint), `${endpoint.method} ${endpoint.path}`];
  return input === undefined ? call : [...call, input];
};

/** The query of one call; null asks nothing. `timeoutMs: false` waits as long as the server works. */
export const queryOf = <E extends Endpoint>(
  http: Http,
  endpoint: E,
  input: Input<E> | null,
  { timeoutMs }: Pick<CallOptions, 'timeoutMs'> = {},
) =>
  queryOptions<Reply<E>>({
    queryKey: keyOf(endpoint, input as object | null),
    queryFn:
      input === null ? skipToken : ({ signal }) => http.call<E>(endpoint, input, { signal, timeoutMs }),
  });
