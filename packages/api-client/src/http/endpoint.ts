import type * as z from 'zod/mini';

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;

/** One call: the client's input and the server's answer, in one place for both. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Prefix of the service (SER-1): `/api/v1` unless the specification says `/api-site/v1`. */
  readonly base: '/api/v1' | '/api-site/v1';
  /** Path below the base, `{name}` for each parameter. Letter case and a last slash do not matter on the server (SER-2). */
  readonly path: string;
  /** One sentence for the documentation of the API, in Portuguese. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Name of the form field, when the call carries one file instead of a JSON body. */
  readonly file: string | undefined;
  /** True when the body travels as fields of a form (multipart), beside the file if there is one. */
  readonly form: boolean;
  readonly reply: Reply;
  /** Value for an answer 204 (no data, SER-8); default the empty list. */
  readonly whenEmpty: unknown;
  /** True when another server may answer a list of one row as the row alone (CTM-65); ours never does. */
  readonly mayBeAlone: boolean;
}

interface Definition<P, Q, B, R> {
  base?: Endpoint['base'];
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  file?: string;
  form?: true;
  reply: R;
  whenEmpty?: unknown;
  mayBeAlone?: true;
}

/** Defines a call: `endpoint('GET /cadastro/getRelatorioFuneral/{start}/{end}', { … })`. */
export const endpoint = <
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  call: `${Endpoint['method']} /${string}`,
  definition: Definition<P, Q, B, R>,
): Endpoint<P, Q, B, R> => {
  const [method, path] = call.split(' ') as [Endpoint['method'], string];
  return {
    method,
    path,
    base: definition.base ?? '/api/v1',
    summary: definition.summary,
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
    file: definition.file,
    form: definition.form ?? false,
    reply: definition.reply,
    // Not `??`: null is the answer of some calls.
    whenEmpty: 'whenEmpty' in definition ? definition.whenEmpty : [],
    mayBeAlone: definition.mayBeAlone ?? false,
  };
};

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** Input of a call, in the values of our code (ISO days, cents). */
export type Input<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Out<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query: Out<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: Out<E['body']> } : unknown);

/** Reply of a handler, in the values of our code. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** The path with its parameters filled, each one encoded. */
export const fillPath = (path: string, wireParams: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(wireParams[name])));
