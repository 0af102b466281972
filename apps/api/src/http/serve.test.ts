import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { day, pathDay } from '@vidas/api-client/kinds/day.ts';
import { money } from '@vidas/api-client/kinds/decimal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { noContent, serve, servePublic } from './serve.ts';
import { testApp } from './testApp.fixture.ts';

const row = z.object({ nome: z.string(), valor: money, nascimento: day });
const lista = endpoint('GET /teste/listaDeGuias/{inicio}/{codigo}', {
  summary: 'x',
  params: z.object({ inicio: pathDay, codigo: z.string() }),
  reply: z.array(row),
});
const grava = endpoint('POST /teste/grava', {
  summary: 'x',
  body: z.object({ nome: z.string(), valor: money, dono: z.optional(z.object({ cpf: z.string() })) }),
  reply: z.object({ recebido: z.unknown() }),
});
const linhas = endpoint('PUT /teste/linhas', {
  summary: 'x',
  body: z.array(z.object({ id: z.string() })),
  reply: z.array(z.object({ id: z.string() })),
});
const semCorpo = endpoint('POST /teste/semCorpo', { summary: 'x', reply: z.array(z.string()) });
const vazio = endpoint('GET /teste/vazio', { summary: 'x', reply: z.array(z.string()) });
const quebra = endpoint('GET /teste/quebra', { summary: 'x', reply: row });
const arquivo = endpoint('POST /teste/arquivo', {
  summary: 'x',
  file: 'arquivo',
  reply: z.object({ nome: z.string(), bytes: z.number() }),
});
const muitas = endpoint('GET /teste/muitas', { summary: 'x', reply: z.array(row) });

const secret = { nome: 'Ana', valor: 123_456, nascimento: '1990-02-03', senha: 'segredo-interno' };

const t = testApp(
  (app) => {
    serve(app, lista, { allow: ['cadastro', 'vendas'] }, async ({ input }) => [
      { ...secret, nome: `${input.params.inicio} ${input.params.codigo}` },
    ]);
    serve(app, grava, { allow: 'session' }, async ({ input, session }) => ({
      recebido: { ...input.body, por: session.login },
    }));
    serve(app, linhas, { allow: 'session' }, async ({ input }) => input.body);
    servePublic(app, semCorpo, async ({ source }) => [source]);
    servePublic(app, vazio, async () => noContent);
    servePublic(app, quebra, async () => ({
      nome: 'MARCADOR-VALOR',
      valor: 1,
      nascimento: undefined as unknown as string,
    }));
    serve(app, arquivo, { allow: ['cadastro'] }, async ({ file }) => {
      if (file.name === 'erro.txt') throw new Failure(422, 'recusado');
      let bytes = 0;
      for await (const chunk of file.stream) bytes += (chunk as Buffer).length;
      return { nome: file.name, bytes };
    });
    servePublic(app, muitas, async () =>
      Array.from({ length: 1_201 }, (_, n) => ({ ...secret, nome: String(n) })),
    );
  },
  { maxUploadBytes: 100_000 },
);
afterAll(() => t.app.close());

const authorization = 'cadastro';
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { payload?: unknown; headers?: Record<string, string> } = {},
) =>
  t.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, ...options.headers },
    payload: options.payload as object,
  });

const multipart = (name: string, content: string, field = 'arquivo') => ({
  headers: { 'content-type': 'multipart/form-data; boundary=xx' },
  payload: `--xx\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--xx--\r\n`,
});

describe('a call of the contract', () => {
  it('turns wire values into ours on the way in and back on the way out, and leaves out what the contract does not list', async () => {
    const reply = await call('GET', '/teste/listaDeGuias/03_02_2026/AbC-9');
    expect(reply.json()).toEqual([{ nome: '2026-02-03 AbC-9', valor: '1234,56', nascimento: '03/02/1990' }]);
    expect(reply.body).not.toContain('segredo');
  });

  it.each(['/teste/LISTADEGUIAS/03-02-2026/aBcD', '/TESTE/listadeguias/03_02_2026/aBcD/'])(
    'matches %s, keeping the case of values',
    async (path) => {
      const reply = await call('GET', path);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()[0].nome).toBe('2026-02-03 aBcD');
    },
  );

  it('encodes a long list whole and in order', async () => {
    const rows = (await call('GET', '/teste/muitas')).json<{ nome: string; valor: string }[]>();
    expect(rows.map(({ nome }) => Number(nome))).toEqual(Array.from({ length: 1_201 }, (_, n) => n));
    expect(rows.at(-1)?.valor).toBe('1234,56');
  });

  it('answers 204 for no data', async () => {
    const reply = await call('GET', '/teste/vazio');
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  });

  it('takes a call without body in every way clients send it', async () => {
    for (const options of [{}, { headers: { 'content-type': 'application/json' } }, { payload: {} }]) {
      expect((await call('POST', '/teste/semCorpo', options)).statusCode).toBe(200);
    }
  });

  it('is a 500 without the value when our answer breaks the contract, and the log names the field', async () => {
    const reply = await call('GET', '/teste/quebra');
    expect(reply.statusCode).toBe(500);
    expect(reply.body + t.logged()).not.toContain('MARCADOR-VALOR');
    expect(t.logged()).toContain('/teste/quebra breaks the contract at nascimento');
  });
});

describe('who may call', () => {
  it('needs a session', async () => {
    const reply = await t.app.inject({ method: 'GET', url: '/api/v1/teste/listaDeGuias/01_01_2026/1' });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: expect.stringContaining('Entre novamente'), status: false });
  });

  it('needs one of the modules, and the refusal is noted', async () => {
    expect(
      (await call('GET', '/teste/listaDeGuias/01_01_2026/1', { headers: { authorization: 'vendas' } }))
        .statusCode,
    ).toBe(200);
    const reply = await call('GET', '/teste/listaDeGuias/01_01_2026/1', {
      headers: { authorization: 'cobranca' },
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json<{ error: string }>().error).toBe('Você não possui acesso a este módulo!');
    expect(t.denied).toEqual(['/api/v1/teste/listaDeGuias/{inicio}/{codigo}']);
  });

  it('is asked before anything of the body is looked at', async () => {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/v1/teste/grava',
      headers: { 'content-type': 'text/xml' },
      payload: '<',
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('input', () => {
  it('names the field that is wrong', async () => {
    const reply = await call('GET', '/teste/listaDeGuias/31_02_2026/1');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      problems: [{ field: 'inicio', message: 'data inválida: use DD/MM/AAAA' }],
    });
  });

  it('speaks Portuguese where the contract has no words of its own', async () => {
    const reply = await call('POST', '/teste/grava', { payload: { nome: 7, valor: '1,00' } });
    expect(reply.json<{ problems: object[] }>().problems).toEqual([
      { field: 'nome', message: 'escreva um texto' },
    ]);
  });

  it.each([['status'], ['id'], ['version'], ['criado_por']])('refuses the unknown field %s', async (name) => {
    const reply = await call('POST', '/teste/grava', { payload: { nome: 'a', valor: '1', [name]: 'x' } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ problems: [{ field: name, message: 'campo desconhecido' }] });
  });

  it('refuses an unknown field of an inner object and drops it from the rows of a list', async () => {
    const inner = await call('POST', '/teste/grava', {
      payload: { nome: 'a', valor: '1', dono: { cpf: '1', papel: 'chefe' } },
    });
    expect(inner.json()).toMatchObject({ problems: [{ field: 'dono.papel' }] });
    expect(
      (await call('PUT', '/teste/linhas', { payload: [{ id: '1', nome: 'coluna a mais' }] })).json(),
    ).toEqual([{ id: '1' }]);
  });

  it.each([
    ['{"__proto__":{"a":1},"nome":"a","valor":"1"}', 400],
    ['{"constructor":{"prototype":{"a":1}},"nome":"a","valor":"1"}', 400],
    ['{"nome":', 400],
    ['[1,2', 400],
    ['\u0000', 400],
    ['null', 400],
    ['"texto"', 400],
  ])('answers %s with %i', async (payload, status) => {
    const reply = await call('POST', '/teste/grava', {
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'multipart/form-data; boundary=x'])(
    'takes no %s',
    async (type) => {
      const reply = await call('POST', '/teste/grava', {
        payload: 'nome=a',
        headers: { 'content-type': type },
      });
      expect(reply.statusCode).toBe(415);
    },
  );

  it('refuses a body above the limit', async () => {
    expect((await call('POST', '/teste/semCorpo', { payload: { x: 'a'.repeat(300_000) } })).statusCode).toBe(
      413,
    );
  });
});

describe('a file', () => {
  it('arrives as a stream with its name', async () => {
    const reply = await call('POST', '/teste/arquivo', multipart('guia.xml', 'abc'));
    expect(reply.json()).toEqual({ nome: 'guia.xml', bytes: 3 });
  });

  it('above the limit is refused, read or not', async () => {
    for (const name of ['grande.txt']) {
      const reply = await call('POST', '/teste/arquivo', multipart(name, 'a'.repeat(200_000)));
      expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
        413,
        'O arquivo passa do limite de 0 MB.',
      ]);
    }
  });

  it('that the handler refuses without reading leaves nothing hanging', async () => {
    expect((await call('POST', '/teste/arquivo', multipart('erro.txt', 'a'.repeat(90_000)))).statusCode).toBe(
      422,
    );
  });

  it('in another field, or no file at all, is a 400 or 415 that says so', async () => {
    expect((await call('POST', '/teste/arquivo', multipart('a', 'b', 'outro'))).json()).toMatchObject({
      error: 'Envie o arquivo no campo arquivo.',
    });
    expect((await call('POST', '/teste/arquivo', { payload: {} })).statusCode).toBe(415);
    expect(
      (
        await call('POST', '/teste/arquivo', {
          payload: '',
          headers: { 'content-type': 'multipart/form-data' },
        })
      ).statusCode,
    ).toBeLessThan(500);
  });
});
