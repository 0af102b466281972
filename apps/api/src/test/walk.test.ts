// @module-tag embedded
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tx } from '../db/tx.ts';
import type { WalkCall } from './calls.fixture.ts';
import { type TestServer, testServer } from './harness.ts';
import { calls, modulesOf, send, tokensOf } from './walkSend.fixture.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
});
afterAll(() => t.close());

const listed = (): Set<string> =>
  new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.base}${endpoint.path}`.toLowerCase()));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The call with one unstorable text at a time: U+0000 in its parameters and file name, half of a UTF-16 pair
 * in its body.
 */
const spoiledCalls = (endpoint: Endpoint, call: WalkCall): [field: string, call: WalkCall][] => {
  const names = Object.keys(call.params ?? {}).filter((name) => endpoint.path.includes(`{${name}}`));
  const params = names.map((name): [string, WalkCall] => [
    name,
    { ...call, params: { ...call.params, [name]: 'a\u0000' } },
  ]);
  const { body } = call;
  const texts = isRecord(body) ? Object.keys(body).filter((name) => typeof body[name] === 'string') : [];
  const fields = texts.map((name): [string, WalkCall] => [
    name,
    { ...call, body: { ...(body as object), [name]: endpoint.form ? 'a\u0000' : 'a\ud800' } },
  ]);
  const { file } = call;
  const files: [string, WalkCall][] =
    file && endpoint.file ? [[endpoint.file, { ...call, file: { ...file, name: 'a\u0000.csv' } }]] : [];
  return [...params, ['sobra', { ...call, query: 'sobra=a%00' }], ...fields, ...files];
};

/** Codes that look like numbers: sellers, companies and cities are found by exact text only. */
const codes = new Set(['seller', 'sellerCode', 'code', 'param', 'cityCode']);

/** Every route of an app, as 'get /path', from the router's printed tree. */
const routesOf = (app: FastifyInstance): string[] => {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + part.replace(/:(\w+)/g, '{$1}');
      parents[depth] = path;
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`.toLowerCase());
    });
};

const closed = calls.filter(({ call }) => call.allow !== 'public');
const ofModules = closed.filter(({ call }) => call.allow !== undefined);

describe('without a session', () => {
  it.each(closed)('$name is closed', async ({ endpoint, call }) => {
    expect((await send(t.staff, endpoint, call)).statusCode).toBe(401);
  });
});

describe('with every other module', () => {
  it.each(ofModules)('$name is closed', async ({ endpoint, call }) => {
    const others = moduleKeys.filter((key) => !modulesOf(call).includes(key));
    const reply = await send(t.staff, endpoint, call, await t.tokenFor({ modules: others }));
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      403,
      'Você não possui acesso a este módulo!',
    ]);
  });
});

describe('with a password that somebody else set', () => {
  const open = ['/auth/verificaSession', '/auth/trocaSenha', '/auth/sair'];
  let token = '';
  beforeAll(async () => {
    token = await t.tokenFor({ modules: moduleKeys, cargo: 'Diretor', senhaProvisoria: true });
  });

  it.each(closed.filter(({ endpoint }) => !open.includes(endpoint.path)))(
    '$name is closed (OPE-15)',
    async ({ endpoint, call }) => {
      const reply = await send(t.staff, endpoint, call, token);
      expect([reply.statusCode, reply.json<{ motivo: string }>().motivo]).toEqual([403, 'senha-provisoria']);
    },
  );
});

describe.each(calls)('$name', ({ endpoint, call }) => {
  it('answers as the contract says', async () => {
    for (const token of await tokensOf(t, call)) {
      const reply = await send(t.staff, endpoint, call, token);
      expect(call.status ?? [200, 204], reply.body).toContain(reply.statusCode);
      if (reply.statusCode === 200) expect(() => z.decode(endpoint.reply, reply.json())).not.toThrow();
    }
  });

  it('refuses a text that no database stores, naming the field', async () => {
    const [token] = await tokensOf(t, call);
    for (const [field, spoiled] of spoiledCalls(endpoint, call)) {
      const reply = await send(t.staff, endpoint, spoiled, token);
      expect([reply.statusCode, reply.json<{ problems?: { field: string }[] }>().problems], field).toEqual([
        400,
        expect.arrayContaining([expect.objectContaining({ field })]),
      ]);
    }
  });

  it('takes digits alone for a number in its path (SER-25)', async () => {
    const [token] = await tokensOf(t, call);
    for (const [name, number] of Object.entries(call.params ?? {})) {
      if (!endpoint.path.includes(`{${name}}`) || !/^\d+$/.test(number) || codes.has(name)) continue;
      for (const wrong of ['1e3', '0x10', '+5', ' 5']) {
        const params = { ...call.params, [name]: wrong };
        const reply = await send(t.staff, endpoint, { ...call, params }, token);
        expect(reply.statusCode, `${name} ${wrong}`).toBe(400);
      }
    }
  });

  it('exists on the portal only when it is open to everybody and about the ombudsman', async () => {
    const isThere = call.allow === 'public' && endpoint.path.startsWith('/ouvidoriaInterna/');
    const { statusCode } = await send(t.portal, endpoint, call, await t.tokenFor({ modules: moduleKeys }));
    if (isThere) expect(statusCode).not.toBe(404);
    else expect([404, 405]).toContain(statusCode);
  });
});

/**
 * Settings, prepared statements and locks that belong to a connection instead of its transaction; pgbouncer
 * itself sets the name.
 */
const heldByConnections = async (): Promise<string[]> => {
  const look = sql<{ held: string }>`
    select 'setting ' || name as held from pg_settings where source = 'session' and name <> 'application_name'
    union all select 'statement ' || name from pg_prepared_statements
    union all select 'cursor ' || name from pg_cursors where is_holdable
    union all select 'lock ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
    union all select 'listen ' || channel from pg_listening_channels() as channel
    union all select 'table ' || relname from pg_class where relnamespace = pg_my_temp_schema()`;
  const looks = Array.from({ length: t.kind === 'postgres' ? 10 : 1 }, () =>
    tx(t.db, async (trx) => {
      if (t.kind === 'postgres') await sql`select pg_sleep(0.3)`.execute(trx);
      return (await look.execute(trx)).rows.map(({ held }) => held);
    }),
  );
  return (await Promise.all(looks)).flat();
};

describe('the server', () => {
  it('leaves nothing on a connection after its transaction, so that others may have it (SER-37)', async () => {
    expect(await heldByConnections()).toEqual([]);
  });

  it('serves no call that the contract does not list', () => {
    const served = t.staff.served.map(({ method, path }) => `${method} ${path}`.toLowerCase());
    expect(served.toSorted()).toEqual([...listed()].toSorted());
    expect(t.portal.served.filter(({ isPublic }) => !isPublic)).toEqual([]);
  });

  it('has no other route under /api than these and the documentation', () => {
    const underApi = routesOf(t.staff).filter((route) => /^(?!head)\w+ \/api/.test(route));
    expect(underApi.length).toBeGreaterThan(20);
    // The router omits the trailing slash of some calls of the specification.
    const all = listed();
    expect(underApi.filter((route) => !all.has(route) && !all.has(`${route}/`))).toEqual([
      'get /api/docs',
      'get /api/docs/openapi.json',
    ]);
  });

  it('documents every call as OpenAPI 3.1 and on a page without scripts', async () => {
    const document = (await t.staff.inject({ url: '/api/docs/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`.toLowerCase()),
    );
    expect(documented.toSorted()).toEqual([...listed()].toSorted());
    const page = await t.staff.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('/api/v1/auth/login');
  });
});
