import { sql } from 'kysely';
import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeError } from '../http/log.ts';
import { type TestServer, testServer } from './harness.ts';
import { testPassword } from './template.ts';

const marker = 'MARCADOR';
const address = '203.0.113.77';
let t: TestServer;
beforeAll(async () => {
  t = await testServer({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => t.close());

/** A call with the marker in every possible place. */
const marked = (
  app: 'staff' | 'portal',
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  authorization = `${marker}-token`,
) =>
  t[app].inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      authorization,
      'x-access-token': `${marker}-acesso`,
      'user-agent': `${marker}-navegador`,
      'x-request-id': `${marker}-pedido`,
      referer: `https://${marker}.example/`,
      cookie: `c=${marker}`,
      'x-forwarded-for': address,
    },
  });

const report = {
  nome: marker,
  email: marker,
  local: marker,
  tipo: '42',
  dadosDenunciado: marker,
  dadosComplementares: marker,
  detalhamento: marker,
  protocoloAnterior: '',
  status: 'N',
};

describe('the log', () => {
  it('holds no value of any request, whether it is answered, refused or fails', async () => {
    const token = await t.tokenFor({ login: marker, nome: marker, modules: ['cadastro', 'ouvidoria'] });
    await marked('staff', 'POST', '/api/v1/auth/login', { login: marker, senha: testPassword });
    await marked('staff', 'POST', '/api/v1/auth/login', { login: `${marker}x`, senha: `${marker}-senha` });
    await marked('staff', 'POST', '/api/v1/auth/login', { [marker]: marker });
    await marked('staff', 'GET', '/api/v1/auth/verificaSession', undefined, token);
    await marked(
      'staff',
      'GET',
      `/api/v1/cadastro/getRelatorioEmpresarial/${marker}?q=${marker}`,
      undefined,
      token,
    );
    await marked('staff', 'GET', `/api/v1/${marker}?q=${marker}`);
    await marked('staff', 'GET', `/modulos/${marker}?q=${marker}`);
    await marked(
      'staff',
      'PUT',
      '/api/v1/cadastro/atualizaCodigoAns',
      [{ cco: marker, codbeneficiario: marker, cpf: marker }],
      token,
    );
    for (const app of ['staff', 'portal'] as const) {
      await marked(app, 'POST', '/api/v1/ouvidoriaInterna/inserirNovaDenuncia', report);
      await marked(app, 'POST', '/api/v1/ouvidoriaInterna/getDenuncia', { protocolo: marker, chave: marker });
      await marked(app, 'POST', '/api/v1/ouvidoriaInterna/getDenuncia', { protocolo: { [marker]: marker } });
      await marked(app, 'GET', `/ouvidoriaInterna/${marker}?protocolo=${marker}`);
    }
    await sql`alter table sessao rename to sessao_fora`.execute(t.db);
    const broken = await marked('staff', 'GET', '/api/v1/auth/verificaSession', undefined, token);
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toMatchObject({ error: 'Ocorreu um erro no servidor.' });
    await sql`alter table sessao_fora rename to sessao`.execute(t.db);

    const log = t.logged();
    expect(log).toContain('"route":"/api/v1/cadastro/getRelatorioEmpresarial/:param"');
    expect(log).toContain('erro não esperado');
    for (const text of [
      marker,
      marker.toLowerCase(),
      address,
      Buffer.from(address).toString('hex'),
      'Bearer',
      token.slice(-20),
    ]) {
      expect(log).not.toContain(text);
    }
    expect(log).not.toMatch(/ouvidoriaInterna|remoteAddress|hostname|127\.0\.0\.1/i);
  });

  it('is one JSON line an event, with method, route, status and time', () => {
    const lines = t
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ route }) => route === '/api/v1/auth/login')).toEqual({
      level: 30,
      time: expect.any(String),
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      method: 'POST',
      route: '/api/v1/auth/login',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('tells of an error its kind and place, never its words', () => {
    const error = Object.assign(new TypeError(`valor ${marker}\nat ${marker}`), {
      code: '22P02',
      detail: marker,
      table: 'guia',
    });
    const told = safeError(new Error(marker, { cause: error }));
    expect(JSON.stringify(told)).not.toContain(marker);
    expect(told).toMatchObject({ type: 'Error', cause: { type: 'TypeError', code: '22P02', table: 'guia' } });
    expect(told['stack']).toEqual(expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]));
  });
});
