// @module-tag embedded
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import {
  buscaCampanhas,
  buscaMensagens,
  importaCampanha,
  importacaoRepetida,
  recusaImportacao,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildStaffApp } from '../../../app.ts';
import { campanhaCsv } from '../../../mensageria/campanha.fixture.ts';
import { demonstra } from '../../../test/demonstra.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';

const hash = 'conta-secreta-de-teste-4711';
const base = '/api/v1/mensageria';
let t: TestServer;
let token: string;
let seen = '';
beforeAll(async () => {
  t = await testServer({ config: { messaging: { url: undefined, hash } } });
  await demonstra(t.db);
});
beforeEach(async () => {
  t.clock.set('2026-11-21T12:00:00Z');
  token = await t.tokenFor({ modules: ['cobranca'] });
});
afterAll(() => t.close());

type Fields = Record<string, string | { name: string; content: string | Buffer }>;

const formOf = (fields: Fields) => ({
  headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=zz' },
  payload: Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => {
      const isText = typeof value === 'string';
      const file = isText ? '' : `; filename="${value.name}"`;
      const head = `--zz\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(isText ? value : value.content), Buffer.from('\r\n')];
    }),
    Buffer.from('--zz--\r\n'),
  ]),
});

const post = async (path: string, fields: Fields) => {
  const reply = await t.staff.inject({ method: 'POST', url: base + path, ...formOf(fields) });
  seen += reply.body + JSON.stringify(reply.headers);
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const pede = (content: string | Buffer, fields: Fields = {}) =>
  post('/campanha/importar', {
    nome_campanha: 'Aviso de teste',
    arquivo_importacao: { name: 'campanha.csv', content },
    enviar_push: 'true',
    enviar_sms: 'true',
    ...fields,
  });

const importada = async (content: string, fields?: Fields): Promise<number> => {
  const { code, body } = await pede(content, fields);
  expect([code, body['message']]).toEqual([200, 'Campanha importada com sucesso!']);
  return z.decode(importaCampanha.reply, body as never).campanha?.id_campanha ?? 0;
};

const autoriza = (id: number) =>
  post('/campanha/autorizar_envio', { id_campanha: String(id), nova_data_envio: '21/11/2026 09:00' });

const mensagens = async (id: number, limit = 1_000) => {
  const url = `${base}/buscar/mensagens?id_campanha=${id}&copias=false&offset=0&limit=${limit}`;
  const reply = await t.staff.inject({ url, headers: { authorization: token } });
  seen += reply.body;
  return z.decode(buscaMensagens.reply, reply.json()).data;
};

it.each([
  'id_campanha=1e3',
  'id_campanha=0x10',
  'id_campanha=%201',
  'id_campanha=1&limit=1e3',
  'id_campanha=1&offset=%2B5',
])('messages are not looked for by %s (SER-25)', async (query) => {
  const reply = await t.staff.inject({
    url: `${base}/buscar/mensagens?${query}`,
    headers: { authorization: await t.tokenFor({ modules: ['cobranca'] }) },
  });
  expect(reply.statusCode).toBe(400);
});

describe('a campaign', () => {
  it.each<ModuleKey>(['cobranca', 'financeiro'])(
    'is imported, authorised and followed by %s',
    async (module) => {
      token = await t.tokenFor({ modules: [module] });
      const id = await importada(campanhaCsv({}, { MENSAGEM: `De ${module}` }));
      const busca = await post('/campanha/buscar', { mes: '11', ano: '2026' });
      expect(busca.body['data']).toEqual([
        expect.arrayContaining([expect.objectContaining({ id_campanha: id, status: 11 })]),
      ]);
      t.clock.advance(3_000);
      const { code, body } = await autoriza(id);
      expect([code, body]).toMatchObject([
        200,
        {
          status: true,
          message: 'Envio autorizado com sucesso!',
          campanha: { status: 1, qtd_push: 2, qtd_sms: 2 },
        },
      ]);
      t.clock.advance(120_000);
      const rows = await mensagens(id);
      expect(rows.map(({ texto, tipo_envio }) => [texto, tipo_envio])).toEqual([
        ['Olá! Seu boleto vence amanhã.', 'PUSH'],
        ['Olá! Seu boleto vence amanhã.', 'SMS'],
        [`De ${module}`, 'PUSH'],
        [`De ${module}`, 'SMS'],
      ]);
      expect(rows.every(({ situacao }) => situacao > 0)).toBe(true);
      const detalhes = await post('/campanha/detalhes', { id_campanha: String(id) });
      expect(z.decode(buscaCampanhas.reply, detalhes.body as never).data[0]?.status).toBe(3);
    },
  );

  it('is sent once when fifty people authorise it at the same time, and once when it is asked for again (MSG-13)', async () => {
    const id = await importada(campanhaCsv({}), { nome_campanha: 'Cinquenta' });
    t.clock.advance(3_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => autoriza(id)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => body['isRepetido'] !== true)).toHaveLength(1);
    const before = await mensagens(id);
    t.clock.advance(600_000);
    expect(await autoriza(id)).toMatchObject({ code: 200, body: { status: true, isRepetido: true } });
    expect((await mensagens(id)).map(({ data_hora_enviada }) => data_hora_enviada)).toEqual(
      before.map(({ data_hora_enviada }) => data_hora_enviada),
    );
  });

  it('is sent with the messages that were confirmed, or not at all (REL-46)', async () => {
    const id = await importada(campanhaCsv({}), { nome_campanha: 'Confirmada' });
    t.clock.advance(3_000);
    const sending = { id_campanha: String(id), nova_data_envio: '21/11/2026 09:00' };
    const send = (confirmado: string) => post('/campanha/autorizar_envio', { ...sending, confirmado });
    const { code, body } = await send('999 0 0123456789abcd');
    expect(code).toBe(409);
    expect(body['error']).toMatch(/^Eram 999 mensagens e R\$ 0,00; agora .+ Nada foi feito/);
    expect((await mensagens(id)).every(({ data_hora_enviada }) => data_hora_enviada === null)).toBe(true);
    const { quantidade, somaCents, resumo } = body['confirmado'] as Confirmado;
    expect(await send(`${quantidade} ${somaCents} ${resumo}`)).toMatchObject({ code: 200 });
    expect(await send('muitas 0 x')).toMatchObject({ code: 400 });
  });

  it('is not sent while it is being imported (MSG-3)', async () => {
    const id = await importada(campanhaCsv({}), { nome_campanha: 'Cedo demais' });
    expect(await autoriza(id)).toMatchObject({
      code: 409,
      body: { error: 'Só uma campanha que aguarda autorização pode ser enviada.' },
    });
  });

  it.each([
    ['/campanha/detalhes', { id_campanha: '999999' }, 404],
    ['/campanha/autorizar_envio', { id_campanha: '999999', nova_data_envio: '21/11/2026 09:00' }, 404],
    ['/campanha/autorizar_envio', { id_campanha: '1', nova_data_envio: 'agora' }, 400],
    ['/campanha/buscar', { mes: '13' }, 400],
    ['/campanha/buscar', { mes: '1', outro: 'x' }, 400],
    ['/campanha/buscar', { arquivo: { name: 'a', content: 'b' } }, 400],
    ['/campanha/importar', { nome_campanha: 'a', enviar_push: 'true', enviar_sms: 'true' }, 400],
  ] as [string, Fields, number][])('%s with %j is refused', async (path, fields, code) => {
    expect(await post(path, fields)).toMatchObject({ code, body: { error: expect.any(String) } });
  });

  it('may be asked for as JSON, and by a client that sends a hash of its own (MSG-1)', async () => {
    const headers = { authorization: token };
    const url = `${base}/campanha/buscar`;
    expect((await t.staff.inject({ method: 'POST', url, headers, payload: { ano: 2026 } })).statusCode).toBe(
      200,
    );
    expect((await post('/campanha/buscar', { mshash: 'de-outro-lugar' })).code).toBe(200);
  });
});

describe('a file', () => {
  const count = async () =>
    Number(
      (
        await t.db
          .selectFrom('campanha')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('with a wrong line is refused whole, told by line and column, and comes back with the reasons (MSG-11)', async () => {
    const before = await count();
    const { code, body } = await pede(campanhaCsv({}, { TELEFONE: '123', ENVIA_SMS: 'X' }, {}));
    expect(code).toBe(422);
    const recusa = z.decode(recusaImportacao, body as never);
    expect(recusa).toMatchObject({
      error: expect.stringContaining('2 problemas'),
      problems: [
        { line: 3, field: 'TELEFONE' },
        { line: 3, field: 'ENVIA_SMS' },
      ],
      total: 2,
      linhas: 1,
    });
    expect(recusa.arquivo).toMatch(/;MOTIVO\r\n/);
    expect(await count()).toBe(before);
  });

  it.each([
    ['that is empty', '', {}],
    ['that is binary', Buffer.from([0, 1, 2, 255]), {}],
    ['without a name for the campaign', campanhaCsv({}), { nome_campanha: '  ' }],
    ['that is no .csv', campanhaCsv({}), { arquivo_importacao: { name: 'a.exe', content: campanhaCsv({}) } }],
    ['that nobody would receive', campanhaCsv({}), { enviar_push: 'false', enviar_sms: 'false' }],
  ] as [string, string | Buffer, Fields][])('%s is refused in the same shape', async (_, content, fields) => {
    const { code, body } = await pede(content, fields);
    expect(code).toBe(422);
    expect(z.decode(recusaImportacao, body as never).problems.length).toBeGreaterThan(0);
  });

  it('above 16 MB is refused (MSG-10)', async () => {
    expect((await pede(Buffer.alloc(16 * 1_048_576 + 1, 65))).code).toBe(413);
  });

  it('of 16 MB of line ends is refused with the reason (MSG-10)', async () => {
    const { code, body } = await pede(
      Buffer.concat([Buffer.from('TELEFONE'), Buffer.alloc(16_000_000, '\n')]),
    );
    expect(code).toBe(422);
    expect(z.decode(recusaImportacao, body as never)).toMatchObject({
      error: expect.stringMatching(/^há mais de 200\.000 linhas, contando as vazias/),
      total: 1,
      arquivo: null,
    });
  });

  it('may stand before, between or after the fields', async () => {
    const file = { name: 'campanha.csv', content: campanhaCsv({ MENSAGEM: 'Antes' }) };
    const fields = { enviar_push: 'true', enviar_sms: 'true', nome_campanha: 'Ordem' };
    expect((await post('/campanha/importar', { arquivo_importacao: file, ...fields })).code).toBe(200);
  });

  it('is recognised in the same month under the same name, unless somebody says to repeat it (MSG-12)', async () => {
    const csv = campanhaCsv({ MENSAGEM: 'Repetida' });
    const nome_campanha = 'Repetição';
    const id = await importada(csv, { nome_campanha });
    const outra = await pede(csv, { nome_campanha: ' REPETIÇÃO ' });
    expect(outra.code).toBe(409);
    expect(z.decode(importacaoRepetida, outra.body as never)).toEqual({
      error: 'Este arquivo já foi importado com este nome em 21/11/2026 09:00.',
      repetida: { id_campanha: id, data_hora_criacao: '2026-11-21T09:00' },
    });
    expect(await importada(csv, { nome_campanha, repetir: 'true' })).toBeGreaterThan(id);
    expect((await pede(csv, { nome_campanha })).code).toBe(409);
    await importada(csv, { nome_campanha: 'Outro nome' });
    await importada(campanhaCsv({ MENSAGEM: 'Outro texto' }), { nome_campanha });
    t.clock.set('2026-12-01T12:00:00Z');
    token = await t.tokenFor({ modules: ['cobranca'] });
    await importada(csv, { nome_campanha });
  });

  it('pressed twice at once becomes one campaign', async () => {
    const before = await count();
    const csv = campanhaCsv({ MENSAGEM: 'Dois cliques' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pede(csv, { nome_campanha: 'Cliques' })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    expect(await count()).toBe(before + 1);
  });
});

describe('the service that comes along', () => {
  const listeners = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

  it('starts when the server listens and ends with it', async () => {
    const before = listeners();
    const app = buildStaffApp(t.deps);
    await app.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(listeners).toBe(before + 2);
    await app.close();
    await expect.poll(listeners).toBe(before);
  });
});

describe('the account hash and what is personal', () => {
  it('stand in no answer and in no line of the log (MSG-1)', async () => {
    expect(seen.length).toBeGreaterThan(5_000);
    expect(seen).not.toContain(hash);
    for (const secret of [hash, '45999990001', 'ana@example.org', 'B-0001'])
      expect(t.logged()).not.toContain(secret);
    expect(t.logged()).not.toContain('id_campanha=');
  });
});
