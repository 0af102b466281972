// @module-tag embedded
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataHeaders } from '../http/headers.ts';
import { rawCall } from '../http/rawCall.fixture.ts';
import { cnxFile } from '../imports/fixtures/sib.ts';
import { multipart } from '../modules/cadastro/fixtures/multipart.ts';
import { type TestServer, testServer } from './harness.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer();
  token = await t.tokenFor({ modules: ['cadastro'] });
  for (const app of [t.staff, t.portal]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

/** A request that announces `length` bytes and ends after `body`. */
const sent = (
  app: FastifyInstance,
  url: string,
  headers: Record<string, string | number>,
  body: Uint8Array,
) => {
  const lines = Object.entries({ host: 'vidas', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return rawCall(app, Buffer.concat([Buffer.from(`POST ${url} HTTP/1.1\r\n${lines.join('')}\r\n`), body]), {
    isCutOff: Number(headers['content-length']) > body.length,
  });
};

describe('a form of the portal that was cut off', () => {
  const post = (text: string, length = Buffer.byteLength(text)) =>
    sent(
      t.portal,
      '/ouvidoriaInterna/denuncia/anon',
      { 'content-type': 'application/x-www-form-urlencoded', 'content-length': length },
      Buffer.from(text),
    );
  const reports = async () => (await t.db.selectFrom('denuncia').select('id').execute()).length;

  it.each([
    ['by its connection', 'tipo=42&detalhamento=um+texto', 100],
    ['before its first byte', '', 100],
    ['to nothing', '', 0],
    ['in a name', 'tipo=42&detalham', undefined],
    ['after a field', 'tipo=42&', undefined],
    ['in an escape', 'tipo=42&detalhamento=a%C', undefined],
    ['at an escape', 'tipo=42&detalhamento=a%', undefined],
    ['in a letter', 'tipo=42&detalhamento=a%C3', undefined],
    ['and begun anew', 'tipo=42&tipo=42', undefined],
  ])('%s is 400 and no report', async (_, text, length) => {
    const before = await reports();
    const answer = await post(text, length);
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject(dataHeaders);
    expect(JSON.parse(answer.body)).toMatchObject({ error: expect.any(String) });
    expect(await reports()).toBe(before);
  });
});

describe('a file that was cut off', () => {
  const url = '/api/v1/cadastro/importaConferenciaCadastralSib';
  const upload = (end: (whole: Buffer) => number, isAnnounced: boolean) => {
    const { headers, payload } = multipart('a.CNX', cnxFile([{ cco: '000000000001' }]), token);
    const body = payload.subarray(0, end(payload));
    return sent(
      t.staff,
      url,
      { ...headers, 'content-length': isAnnounced ? payload.length + 9 : body.length },
      body,
    );
  };
  const settled = async () => {
    for (;;) {
      const { payload } = await t.staff.inject({
        url: '/api/v1/cadastro/progressoConferenciaSib',
        headers: { authorization: token },
      });
      if (!(JSON.parse(payload) as { emAndamento: boolean }).emAndamento) return;
      await setTimeout(5);
    }
  };
  const imported = async () =>
    (await t.db.selectFrom('conferencia_importacao').select('id').execute()).length;
  const inFile = (whole: Buffer) => whole.indexOf('</mensagemSIB>') - 1;
  const afterFile = (whole: Buffer) => whole.indexOf('</mensagemSIB>') + '</mensagemSIB>'.length;

  it.each([
    ['in its bytes, by its connection', inFile, true],
    ['behind its last byte, by its connection', afterFile, true],
    ['behind the end of the form, by its connection', (whole: Buffer) => whole.length, true],
    ['in its bytes', inFile, false],
    ['behind its last byte', afterFile, false],
    ['in the end of the form', (whole: Buffer) => whole.length - 4, false],
    ['before it began', () => 10, false],
  ])('%s is 400 and imports nothing', async (_, end, isAnnounced) => {
    const answer = await upload(end, isAnnounced);
    await settled();
    expect(answer.status, answer.body).toBe(400);
    expect(answer.headers).toMatchObject(dataHeaders);
    expect(await imported()).toBe(0);
  });

  it('can be sent again, whole', async () => {
    const { headers, payload } = multipart('a.CNX', cnxFile([{ cco: '000000000001' }]), token);
    const answer = await sent(t.staff, url, { ...headers, 'content-length': payload.length }, payload);
    expect(answer.status, answer.body).toBe(200);
    expect(await imported()).toBe(1);
  });
});
