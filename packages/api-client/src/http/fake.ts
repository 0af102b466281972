import { delay, http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint, Input, Reply, Schema } from './endpoint.ts';
import './jitless.ts';
import { portionsHeader } from './portions.ts';

/** A refusal in the server's form: `new Refusal(422, { error: 'texto' })`. */
export class Refusal {
  readonly status: number;
  readonly body: JsonBodyType;

  constructor(status: number, body: JsonBodyType = {}) {
    this.status = status;
    this.body = body;
  }
}

/** Input of a fake call: the decoded input, the file of an upload, the raw request for its headers. */
export type FakeInput<E extends Endpoint> = Input<E> & { readonly file?: File; readonly request: Request };

type Given<E extends Endpoint> = Reply<E> | Refusal;
type Answer<E extends Endpoint> = Given<E> | ((input: FakeInput<E>) => Given<E> | Promise<Given<E>>);

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const pathOf = (endpoint: Endpoint): string =>
  `*${endpoint.base}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * A reply of the network for stories and tests, under the same contract as the server: the input is decoded and the reply (in
 * the values of our code) is encoded, so that a fake cannot differ from the real call.
 */
export const fake = <E extends Endpoint>(
  endpoint: E,
  answer: Answer<E>,
  headers: Record<string, string> = {},
): HttpHandler =>
  verbs[endpoint.method](pathOf(endpoint), async ({ request, params }) => {
    const input = await readInput(endpoint, request, params);
    if (input instanceof Refusal) return HttpResponse.json(input.body, { status: input.status });
    const given =
      typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
    if (given instanceof Refusal) return HttpResponse.json(given.body, { status: given.status });
    return HttpResponse.json(z.encode(endpoint.reply, given as never) as JsonBodyType, { headers });
  });

/** A list in portions as our server sends it: some rows at once, then the others, nothing, or a broken connection. */
export const fakePortions = <E extends Endpoint>(
  endpoint: E,
  rows: Reply<E> & readonly unknown[],
  then: 'comes' | 'waits' | 'breaks',
): HttpHandler =>
  verbs[endpoint.method](pathOf(endpoint), () => {
    const wire = z.encode(endpoint.reply, rows as never) as unknown[];
    const half = Math.ceil(wire.length / 2);
    const [first, rest] = [wire.slice(0, half), wire.slice(half)].map((some) =>
      JSON.stringify(some).slice(1, -1),
    );
    const bytes = (text: string) => new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        controller.enqueue(bytes(`[${first}\n`));
        if (then === 'waits') return;
        // Long enough to see the first rows as a part.
        await delay(150);
        if (then === 'breaks') return controller.error(new TypeError('network error'));
        controller.enqueue(bytes(`,${rest}\n]`));
        controller.close();
      },
    });
    return new HttpResponse(body, {
      headers: { 'content-type': 'application/json', [portionsHeader]: 'lines' },
    });
  });

/** A call that never answers, for stories of waiting. */
export const fakeWaiting = (endpoint: Endpoint): HttpHandler =>
  verbs[endpoint.method](pathOf(endpoint), async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });

/** A call whose connection breaks before any answer. */
export const fakeOffline = (endpoint: Endpoint): HttpHandler =>
  verbs[endpoint.method](pathOf(endpoint), () => HttpResponse.error());

const readInput = async (endpoint: Endpoint, request: Request, params: unknown): Promise<object> => {
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    [...new Set(search.keys())].map((key) => [key, oneOrMany(search.getAll(key))]),
  );
  try {
    return {
      request,
      ...decoded('params', endpoint.params, params),
      ...decoded('query', endpoint.query, query),
      ...(endpoint.body ? decoded('body', endpoint.body, await readBody(endpoint, request)) : {}),
      ...(endpoint.file ? { file: (await request.clone().formData()).get(endpoint.file) } : {}),
    };
  } catch (error) {
    return new Refusal(400, { error: error instanceof Error ? error.message : 'entrada inválida' });
  }
};

const readBody = async ({ form, file }: Endpoint, request: Request): Promise<unknown> => {
  if (!form) return request.clone().json();
  const fields = await request.clone().formData();
  return Object.fromEntries([...fields.entries()].filter(([name]) => name !== file));
};

const oneOrMany = (values: string[]): string | string[] | undefined =>
  values.length > 1 ? values : values[0];

const decoded = (part: string, schema: Schema | undefined, wire: unknown): object =>
  schema ? { [part]: z.decode(schema, wire as never) } : {};
