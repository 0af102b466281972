import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noContent, servePublic } from './serve.ts';
import { testApp } from './testApp.fixture.ts';

const grava = endpoint('POST /teste/grava', { summary: 'x', reply: z.array(z.string()) });
const le = endpoint('GET /teste/le/{codigo}', {
  summary: 'x',
  params: z.object({ codigo: z.string() }),
  reply: z.array(z.string()),
});

let fault: unknown;
const t = testApp((app) => {
  servePublic(app, grava, async () => {
    if (fault !== undefined) throw fault;
    return [];
  });
  servePublic(app, le, async () => noContent);
});
afterAll(() => t.app.close());

describe('addresses and methods that do not exist', () => {
  it.each([
    ['GET', '/api/v1/nada', 404],
    ['POST', '/api/v1/teste/le/1', 405],
    ['DELETE', '/api/v1/teste/Grava/', 405],
    ['PATCH', '/api/v1/teste/grava', 405],
    ['TRACE', '/api/v1/teste/grava', 405],
    ['OPTIONS', '/api/v1/teste/grava', 405],
    ['GET', '/api/v1/%zz', 400],
    ['GET', '/api/v1/teste/le/%ff', 400],
  ] as const)('%s %s is %i in JSON', async (method, url, status) => {
    const reply = await t.app.inject({ method: method as 'GET', url });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: expect.any(String) });
    if (status === 405) expect(reply.headers['allow']).toMatch(/^(GET|POST)$/);
  });
});

describe('a database that is gone, or whose place another takes', () => {
  it.each([
    ['ended by its keeper', { code: '57P01' }],
    ['starting', { code: '57P03' }],
    ['cut off by a pool of connections', { code: '08P01' }],
    ['cut off on the way', { code: 'ECONNRESET' }],
    ['away', { code: 'ECONNREFUSED' }],
    ['closed under a statement', { message: 'Connection terminated unexpectedly' }],
  ])('%s is 503 with what to look at before it is asked again (SER-39)', async (_, error) => {
    fault = Object.assign(new Error('segredo'), error);
    const reply = await t.app.inject({ method: 'POST', url: '/api/v1/teste/grava' });
    fault = undefined;
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.json<{ error: string }>().error).toBe(
      'O banco de dados não respondeu. Tente novamente em instantes; se mandou gravar, confira antes se foi gravado.',
    );
  });
});

describe('a disk that takes nothing', () => {
  const at = (code: string) => Object.assign(new Error('segredo'), { code });

  it.each([
    ['full, under PostgreSQL', at('53100')],
    ['read only, under PostgreSQL', at('25006')],
    ['broken, under PostgreSQL', at('58030')],
    ['full', at('ENOSPC')],
    ['over its quota', at('EDQUOT')],
    ['read only', at('EROFS')],
    ['full, said by the cause', new Error('x', { cause: at('ENOSPC') })],
  ])('%s is 503 with what to do', async (_, error) => {
    fault = error;
    const reply = await t.app.inject({ method: 'POST', url: '/api/v1/teste/grava' });
    fault = undefined;
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60']);
    expect(reply.json<{ error: string }>().error).toBe(
      'O servidor não consegue gravar: o disco está cheio ou só aceita leitura. Nada foi gravado. Avise a TI e tente novamente depois.',
    );
  });

  it('is told from a fault of ours', async () => {
    fault = at('23505');
    expect((await t.app.inject({ method: 'POST', url: '/api/v1/teste/grava' })).statusCode).toBe(500);
    fault = undefined;
  });
});

describe('pages of other sites', () => {
  const post = (headers: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: '/api/v1/teste/grava', headers });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:80.evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://localhost:80', host: 'localhost:80' }, 403],
    [{ origin: 'http://localhost', host: 'localhost' }, 200],
    [{ origin: 'https://vidas.example.org' }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])('with %j are answered %i', async (headers, status) => {
    expect((await post(headers)).statusCode).toBe(status);
  });

  it('get no permission to read anything', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://sub.vidas.example.org']) {
      const { headers } = await t.app.inject({
        method: 'GET',
        url: '/api/v1/teste/le/1',
        headers: { origin },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
