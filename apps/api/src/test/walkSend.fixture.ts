import { contracts } from '@vidas/api-client/contracts.ts';
import { type Endpoint, fillPath } from '@vidas/api-client/http/endpoint.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { FastifyInstance } from 'fastify';
import { type WalkCall, walkCall } from './calls.fixture.ts';
import type { TestServer } from './harness.ts';

/** Every call of the contract with an example of its input. */
export const calls = Object.entries(contracts).flatMap(([module, endpoints]) =>
  endpoints.map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    call: walkCall(module, endpoint),
  })),
);

const part = (name: string, content: string) =>
  `--zz\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${content}\r\n`;

const form = (field: string, { name, content }: NonNullable<WalkCall['file']>, fields: object = {}) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=zz' },
  payload: `${Object.entries(fields)
    .map(([key, value]) => part(`"${key}"`, String(value)))
    .join('')}${part(`"${field}"; filename="${name}"`, content)}--zz--\r\n`,
});

/** Sends a call like a browser. */
export const send = (app: FastifyInstance, endpoint: Endpoint, call: WalkCall, token?: string) => {
  const body =
    call.file && endpoint.file
      ? form(endpoint.file, call.file, endpoint.form ? (call.body as object) : {})
      : { headers: {}, payload: call.body as object };
  return app.inject({
    method: endpoint.method,
    url: `${endpoint.base}${fillPath(endpoint.path, call.params ?? {})}${call.query === undefined ? '' : `?${call.query}`}`,
    ...(body.payload === undefined ? {} : { payload: body.payload }),
    headers: {
      ...body.headers,
      ...(call.accept === undefined ? {} : { accept: call.accept }),
      ...(token === undefined ? {} : { authorization: token }),
    },
  });
};

/** Modules that open a call. */
export const modulesOf = ({ allow }: WalkCall): readonly ModuleKey[] => {
  if (allow === undefined || allow === 'public') return [];
  return typeof allow === 'string' ? [allow] : allow;
};

/** One token per module that opens the call; none for a public call. */
export const tokensOf = async (
  t: Pick<TestServer, 'tokenFor'>,
  call: WalkCall,
): Promise<(string | undefined)[]> => {
  if (call.allow === 'public') return [undefined];
  const modules = modulesOf(call);
  // Full access within its modules: Vendas also requires the occupation (VEN-30).
  const cargo = call.cargo ?? 'Diretor';
  if (modules.length === 0) return [await t.tokenFor({ cargo, modules: [] })];
  return Promise.all(modules.map((key) => t.tokenFor({ cargo, modules: [key] })));
};
