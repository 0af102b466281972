import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortalApp, buildStaffApp } from '../app.ts';
import type { ServerConfig } from '../config/config.ts';
import { dataPolicy, pdfWorkerPolicy, portalPolicy, staffPolicy } from '../http/csp.ts';
import { commonHeaders } from '../http/headers.ts';
import { rawCall } from '../http/rawCall.fixture.ts';
import { type TestServer, testServer } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-paginas-'));
const put = (path: string, content: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};

const script = `console.log(1);${' '.repeat(900)}`;
let t: TestServer;
beforeAll(async () => {
  put('staff/index.html', '<!doctype html><title>Vidas</title>');
  put('staff/assets/index-AbCd1234.js', script);
  put('staff/favicon.svg', '<svg/>');
  for (const page of ['inicio', 'anonimato', 'acompanhamento', 'denuncia/anon', 'denuncia/nonanon']) {
    put(`portal/client/ouvidoriaInterna/${page}.html`, `<!doctype html><title>${page}</title>`);
  }
  put('portal/client/404.html', '<!doctype html><title>404</title>');
  put(
    'portal/client/csp.json',
    JSON.stringify({ '/ouvidoriaInterna/inicio': "'sha256-aaa'", '/404': "'sha256-bbb'" }),
  );
  put('staff/assets/pdf.worker.min-AbCd1234.js', script);
  put(
    'portal/server/server.js',
    'export const render = (url, state) => ({ html: `<!doctype html><p>${url}</p><pre>${JSON.stringify(state)}</pre>`, styleHash: "\'sha256-ccc\'" });',
  );
  put('portal/server/package.json', '{"type":"module"}');
  t = await testServer({
    staffDist: join(root, 'staff'),
    portalDist: join(root, 'portal'),
    config: { ombudsmanPort: 4001 },
  });
});
afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true, force: true });
});

const data = { 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };
const page = (policy: string) => ({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
const forever = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': dataPolicy,
};

describe('the headers', () => {
  it.each([
    ['staff', 'GET', '/', 200, page(staffPolicy)],
    ['staff', 'GET', '/modulos/cadastro/beneficiario-cadastrado', 200, page(staffPolicy)],
    ['staff', 'GET', '/assets/index-AbCd1234.js', 200, forever],
    [
      'staff',
      'GET',
      '/assets/pdf.worker.min-AbCd1234.js',
      200,
      { ...forever, 'content-security-policy': pdfWorkerPolicy },
    ],
    ['staff', 'GET', '/favicon.svg', 200, { ...data, 'cache-control': 'no-cache' }],
    ['staff', 'GET', '/assets/nada.js', 404, data],
    ['staff', 'GET', '/config.json', 200, { ...data, 'cache-control': 'no-cache' }],
    ['staff', 'GET', '/live', 200, data],
    ['staff', 'GET', '/ready', 200, data],
    ['staff', 'GET', '/api/docs', 200, { 'cache-control': 'no-store' }],
    ['staff', 'GET', '/api/docs/openapi.json', 200, data],
    ['staff', 'GET', '/api/v1/auth/verificaSession', 401, data],
    ['staff', 'GET', '/api/v1/nada', 404, data],
    ['staff', 'GET', '/api', 404, data],
    ['staff', 'PUT', '/api/v1/auth/login', 405, data],
    ['staff', 'POST', '/', 405, data],
    ['staff', 'GET', '/api/v1/%zz', 400, data],
    ['portal', 'GET', '/ouvidoriaInterna/inicio', 200, page(portalPolicy("'sha256-aaa'"))],
    ['portal', 'GET', '/OuvidoriaInterna/Inicio/', 200, page(portalPolicy("'sha256-aaa'"))],
    ['portal', 'GET', '/qualquer', 404, page(portalPolicy("'sha256-bbb'"))],
    ['portal', 'GET', '/csp.json', 404, data],
    ['portal', 'GET', '/api/v1/auth/verificaSession', 404, data],
    ['portal', 'POST', '/api/v1/ouvidoriaInterna/getDenuncias', 404, data],
  ] as const)('of %s %s %s (%i) are exactly these', async (app, method, url, status, own) => {
    const { statusCode, headers } = await t[app].inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...commonHeaders, ...own });
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });
});

it.each(['staff', 'portal'] as const)(
  'of the %s refuse a second Host line, for a page as for a call',
  async (app) => {
    const build = { staff: buildStaffApp, portal: buildPortalApp }[app];
    const listening = build(t.deps);
    await listening.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/', '/api/v1/auth/verificaSession', '/ouvidoriaInterna/inicio']) {
      const bytes = `GET ${path} HTTP/1.1\r\nHost: vidas\r\nHost: outra\r\nConnection: close\r\n\r\n`;
      expect(await rawCall(listening, bytes)).toMatchObject({
        status: 400,
        headers: { ...commonHeaders, ...data },
      });
    }
    await listening.close();
  },
);

describe('the pages of the staff app', () => {
  it('come packed when the browser takes it, and not again when it has them', async () => {
    const url = '/assets/index-AbCd1234.js';
    const packed = await t.staff.inject({ url, headers: { 'accept-encoding': 'gzip, deflate' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
    expect(
      (await t.staff.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'],
    ).toBe('br');
    expect((await t.staff.inject({ url, headers: { 'accept-encoding': 'identity' } })).body).toBe(script);
    const etag = String(packed.headers.etag);
    expect((await t.staff.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '/index.html/../../x',
  ])('never leave their folder: %s', async (url) => {
    const reply = await t.staff.inject({ url });
    expect(reply.body).not.toContain('"name"');
  });

  it('lead to the portal for its addresses, without the query', async () => {
    const { statusCode, headers } = await t.staff.inject({
      url: '/ouvidoriaInterna/acompanhamento?protocolo=12345678',
      headers: { host: 'vidas.local:3000' },
    });
    expect([statusCode, headers.location]).toEqual([
      302,
      'http://127.0.0.1:4001/ouvidoriaInterna/acompanhamento',
    ]);
  });
});

describe('the forms of the portal without JavaScript', () => {
  const countReports = async () => (await t.db.selectFrom('denuncia').select('protocolo').execute()).length;
  const post = (
    route: string,
    payload: string,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    t.portal.inject({
      method: 'POST',
      url: `/ouvidoriaInterna/${route}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('file a report and answer with the page of the receipt under its own policy', async () => {
    const reply = await post('denuncia/anon', 'tipo=42&detalhamento=texto');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-security-policy': portalPolicy("'sha256-ccc'"),
      'cache-control': 'no-store',
    });
    expect(reply.body).toMatch(/"receipt":\{"protocolo":"\d{8}"/);
    // The portal's address, and nobody's name (OUV-34).
    expect(reply.body).toContain('"receiptOperator":""');
    expect(reply.body).toContain('"portalUrl":"http://localhost:4001"');
    expect(reply.body).not.toContain(t.deps.config.operatorName);
  });

  it('are refused when another site sends them', async () => {
    expect((await post('denuncia/anon', 'tipo=42', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('are taken from a browser that names no origin because the page sends no referrer', async () => {
    expect((await post('denuncia/anon', 'tipo=42', { origin: 'null' })).statusCode).toBe(200);
  });

  const multipart = '--zz\r\ncontent-disposition: form-data; name="tipo"\r\n\r\n42\r\n--zz--\r\n';
  it.each([
    ['multipart/form-data; boundary=zz', multipart],
    ['application/json', '{"tipo":"42"}'],
    ['text/plain', 'tipo=42'],
    [undefined, ''],
  ])('are no reports as %s', async (type, payload) => {
    const before = await countReports();
    const reply = await t.portal.inject({
      method: 'POST',
      url: '/ouvidoriaInterna/denuncia/anon',
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      415,
      'O tipo do conteúdo não é aceito: envie o formulário da página.',
    ]);
    expect(await countReports()).toBe(before);
  });

  it('refuse a text that no database stores', async () => {
    const reply = await post('denuncia/anon', 'tipo=42&detalhamento=a%00b');
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      400,
      'Detalhamento: há um caractere inválido no texto',
    ]);
  });

  it('do not open the calls to plain forms', async () => {
    const reply = await t.portal.inject({
      method: 'POST',
      url: '/api/v1/ouvidoriaInterna/inserirNovaDenuncia',
      payload: 'tipo=42',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.statusCode).toBe(415);
  });

  it('lead from the root to the first page', async () => {
    expect((await t.portal.inject({ url: '/' })).headers.location).toBe('/ouvidoriaInterna/inicio');
  });
});

describe('config.json', () => {
  const told = async (host: string, config: Partial<ServerConfig> = {}) => {
    const app = buildStaffApp({ ...t.deps, config: { ...t.deps.config, ...config } });
    const reply = await app.inject({ url: '/config.json', headers: { host } });
    await app.close();
    return reply.json<Record<string, string>>();
  };

  it('tells the apps what the installation is', async () => {
    expect(await told('localhost:3000')).toMatchObject({
      apiBase: '/api/v1',
      portalUrl: 'http://localhost:4001',
    });
  });

  it('names the operator for the receipt of a report only where a setting says so (OUV-34)', async () => {
    expect((await told('localhost')).receiptOperator).toBe('');
    expect((await told('localhost', { receiptOperator: 'Serra Azul' })).receiptOperator).toBe('Serra Azul');
  });

  it.each([
    ['evil.example', {}, 'http://127.0.0.1:4001'],
    ['evil.example:80', { staffUrl: 'https://sistema.exemplo.com.br' }, 'http://127.0.0.1:4001'],
    ['a"><script>', {}, 'http://127.0.0.1:4001'],
    ['LOCALHOST:3000', {}, 'http://localhost:4001'],
    ['192.0.2.7:3000', { host: '192.0.2.7' }, 'http://192.0.2.7:4001'],
    [
      'sistema.exemplo.com.br',
      { staffUrl: 'https://sistema.exemplo.com.br' },
      'http://sistema.exemplo.com.br:4001',
    ],
    ['evil.example', { portalUrl: 'https://ouvidoria.exemplo.com.br' }, 'https://ouvidoria.exemplo.com.br'],
  ] as [string, Partial<ServerConfig>, string][])(
    'asked as %s with %j names the portal %s',
    async (host, config, portalUrl) => {
      expect((await told(host, config)).portalUrl).toBe(portalUrl);
    },
  );

  it('names the address that the connection came to when it does not know the name', async () => {
    const app = buildStaffApp(t.deps);
    await app.listen({ port: 0, host: '::' });
    const answer = await rawCall(
      app,
      'GET /config.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    await app.close();
    expect(answer.body).toContain('"portalUrl":"http://127.0.0.1:4001"');
    expect(answer.body).not.toContain('evil');
  });
});
