import { denunciaEmBranco } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendNotice } from './notices.ts';
import { dump, found, markers, spellings } from './fixtures/dump.sql.ts';
import { call, fileByApi, lookUpByApi, openOuvidoria, paid, solve, type TestOuvidoria } from './testKit.ts';

const address = '203.0.113.77';
// Any address of 127/8 is this machine on Linux; elsewhere only the first is bound.
const loopback = process.platform === 'linux' ? '127.0.0.55' : '127.0.0.1';

/** A call over a real connection from another address of this machine. */
const fromLoopback = async (
  port: number,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': 'AGENTE-MARCADO/1.0',
    };
    const sent = request(
      { port, host: '127.0.0.1', localAddress: loopback, method, path, headers },
      (answer) => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

let kit: TestOuvidoria;
let port: number;
const report = {
  ...denunciaEmBranco,
  nome: 'NOMEMARCADO',
  email: 'email@marcado.exemplo',
  local: 'LOCALMARCADO',
  tipo: '42',
  dadosDenunciado: 'DENUNCIADOMARCADO',
  dadosComplementares: 'COMPLEMENTOMARCADO',
  detalhamento: 'DETALHEMARCADO, à noite',
  protocoloAnterior: 'ANTERIORMARCADO',
};
const texts = [
  'NOMEMARCADO',
  'email@marcado',
  'LOCALMARCADO',
  'DENUNCIADOMARCADO',
  'COMPLEMENTOMARCADO',
  'DETALHEMARCADO',
  'ANTERIORMARCADO',
  'ACAOMARCADA',
  'MENSAGEMMARCADA',
  'RESPOSTAMARCADA',
];
let receipt: { protocolo: string; chave: string };

beforeAll(async () => {
  kit = await openOuvidoria({ trustedProxies: ['192.0.2.1'], ombudsmanNotify: 'ouvidoria@exemplo.com.br' });
  await kit.portal.listen({ port: 0, host: '127.0.0.1' });
  port = (kit.portal.server.address() as AddressInfo).port;
  const path = (name: string) => `/api/v1/ouvidoriaInterna/${name}`;
  const pays = async (name: string, body: object, method?: 'PUT') => {
    const { desafio } = JSON.parse((await fromLoopback(port, path(name), body, method)).text) as {
      desafio: string;
    };
    const proven = { ...body, desafio, solucao: solve(desafio) };
    return JSON.parse((await fromLoopback(port, path(name), proven, method)).text) as unknown;
  };
  const filed = (await pays('inserirNovaDenuncia', report)) as typeof receipt;
  const ask = { protocolo: filed.protocolo, chave: filed.chave };
  receipt = ask;
  const [found] = (await pays('getDenuncia', ask)) as { ACOMPANHAMENTO: string }[];
  const written = { acompanhamento: found?.ACOMPANHAMENTO, mensagem: 'MENSAGEMMARCADA' };
  await pays('getDenuncia', written, 'PUT');
  await fromLoopback(port, path('getAcoes'), ask);
  await fromLoopback(port, `/ouvidoriaInterna/${receipt.protocolo}?ip=${address}`, {});
  // The same call through a trusted proxy, to both origins.
  for (const app of [kit.portal, kit.staff]) {
    const place = {
      remoteAddress: '192.0.2.1',
      headers: { 'x-forwarded-for': address, 'user-agent': 'AGENTE-MARCADO/1.0' },
    };
    await paid(app, 'inserirNovaDenuncia', report, place);
    await lookUpByApi(app, { ...ask, chave: '0000-0000-0000-0000' }, place);
    await call(app, 'inserirNovaDenuncia', { ...report, tipo: 'TIPOMARCADO' }, place);
  }
  const token = await kit.t.tokenFor({ modules: ['ouvidoria'] });
  const action = { protocolo: receipt.protocolo, descricaoAcao: 'ACAOMARCADA', status: 'A' };
  await call(kit.staff, 'inserirNovaAcao', action, { headers: { authorization: token } });
  const answer = { protocolo: receipt.protocolo, mensagem: 'RESPOSTAMARCADA' };
  await call(kit.staff, 'inserirMensagem', answer, { headers: { authorization: token } });
  await sendNotice(kit.deps);
});
afterAll(() => kit.close());

test('the grep finds what is there', () => {
  for (const spelling of spellings(address))
    expect(found(`{"x":"${spelling}"}`, spellings(address))).not.toEqual([]);
  expect(spellings('203.0.113.77')).toEqual(
    expect.arrayContaining(['cb00714d', 'ywBxTQ==', '3405803853', 'MjAzLjAuMTEzLjc3']),
  );
});

test('no address and no device is in the logs, in the letters, or in any row of any table', async () => {
  const needles = [...spellings(address), ...spellings(loopback), ...markers('AGENTE-MARCADO')].filter(
    (needle) => needle !== '127.0.0.1',
  );
  expect(found(kit.t.logged(), needles)).toEqual([]);
  expect(found(JSON.stringify(kit.t.sent), needles)).toEqual([]);
  expect(found(await dump(kit), needles)).toEqual([]);
});

test('the portal leaves no line about a request, whatever was asked', () => {
  expect(kit.t.logged()).not.toMatch(/ouvidoria/i);
});

test('(c) no text, name or key of a report is in the logs, in the letters, or readable in the database', async () => {
  const content = [...markers(...texts, receipt.chave, receipt.chave.replaceAll('-', '')), 'TIPOMARCADO'];
  const rows = await dump(kit);
  expect(rows).toContain(receipt.protocolo);
  expect(rows).toContain('"de":"denunciante"');
  expect(found(rows, content)).toEqual([]);
  expect(found(kit.t.logged(), [...content, receipt.protocolo])).toEqual([]);
  expect(found(JSON.stringify(kit.t.sent), [...content, receipt.protocolo])).toEqual([]);
});

test('the memory of the limits names no address and no key', () => {
  const { limits, line, room } = kit.ouvidoria;
  const memory = inspect([limits, line, room], {
    depth: 20,
    maxArrayLength: null,
    maxStringLength: null,
    showHidden: true,
  });
  expect(limits.sourceTries.times.size).toBeGreaterThan(0);
  for (const source of limits.sourceTries.times.keys()) expect(source).toMatch(/^[0-9a-f]{32}$/);
  expect(
    found(memory, [
      ...spellings(address),
      ...spellings(loopback),
      '192.0.2.1',
      ...markers(...texts, receipt.chave, receipt.protocolo),
    ]),
  ).toEqual([]);
});

test('no table holds what a place is counted under, nor any hash that all addresses could be tried on', async () => {
  const rows = await dump(kit);
  const { limits } = kit.ouvidoria;
  const names = [...limits.sourceTries.times.keys(), ...limits.sourceRefused.times.keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(found(rows, names)).toEqual([]);
  // An attacker with secrets, source and dump tries every address: none of these names it.
  const { secrets } = kit.deps;
  const epocas = await kit.deps.db.selectFrom('desafio_epoca').select('sal').execute();
  const keys = [...Object.values(secrets), ...epocas.map(({ sal }) => sal), new Uint8Array()] as Uint8Array[];
  const tried = [address, loopback, `vidas/entrada/${address}`, `vidas/entrada/${loopback}`];
  const hashes = tried.flatMap((text) => [
    createHash('sha256').update(text).digest(),
    ...keys.map((key) => createHmac('sha256', key).update(text).digest()),
  ]);
  expect(
    found(
      rows,
      hashes.map((hash) => hash.toString('hex').slice(0, 24)),
    ),
  ).toEqual([]);
});

test('an open follow-up and a spent challenge are there, and tell nothing', async () => {
  const { db } = kit.deps;
  const [open] = await db.selectFrom('acompanhamento_aberto').selectAll().execute();
  expect(open).toBeDefined();
  expect((await db.selectFrom('desafio_gasto').selectAll().execute()).length).toBeGreaterThan(0);
  const ids = (await db.selectFrom('denuncia').select('id').execute()).map(({ id }) => id);
  const { rows } = await sql<{ row: string }>`
    select row_to_json(t)::text as row from (
      select chave as a, conteudo as b, vez from acompanhamento_aberto union all select nonce, sal, vez from desafio_gasto, desafio_epoca
    ) t`.execute(db);
  const text = rows.map(({ row }) => row).join('\n');
  expect(found(text, [...ids, ...markers(receipt.protocolo)])).toEqual([]);
});

test('an address that a proxy of ours names counts, one that anybody else names does not', async () => {
  const sources = () => kit.ouvidoria.limits.sourceTries.times.size;
  const send = (remoteAddress: string, forwarded: string) =>
    paid(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco, {
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });
  await send('198.51.100.9', '203.0.113.1');
  const before = sources();
  await send('198.51.100.9', '203.0.113.2');
  await send('192.0.2.1', '198.51.100.9');
  await send('192.0.2.1', '203.0.113.3, 198.51.100.9');
  expect(sources()).toBe(before);
  await send('192.0.2.1', '203.0.113.4');
  expect(sources()).toBe(before + 1);
});

test('what breaks inside the route says nothing about who called or what was sent', async () => {
  const broken = await openOuvidoria();
  await sql`drop table denuncia_identidade`.execute(broken.deps.db);
  const answer = await paid(broken.portal, 'inserirNovaDenuncia', report, { remoteAddress: address });
  expect(answer.statusCode).toBe(500);
  expect(broken.t.logged()).toContain('erro não esperado');
  const needles = [...spellings(address), ...markers(...texts)];
  expect(found(broken.t.logged(), needles)).toEqual([]);
  expect(found(answer.body, needles)).toEqual([]);
  await broken.close();
});

test('no column is made for an address, a device or an hour, and no trigger watches the tables', async () => {
  const { rows } = await sql<{ place: string; type: string }>`
    select table_name || '.' || column_name as place, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name like 'denuncia%'`.execute(kit.deps.db);
  const types = new Map(rows.map(({ place, type }) => [place, type]));
  expect(
    [...types.keys()].filter((place) =>
      /(^|[._])(ip|addr|address|endereco|agent|agente|ua|remote|host|navegador|device)([._]|$)/.test(place),
    ),
  ).toEqual([]);
  expect(types.get('denuncia.registrada_em')).toBe('date');
  const ofReport = [...types]
    .filter(([place]) => /^denuncia(_identidade|_mensagem)?\./.test(place))
    .map(([, type]) => type);
  expect(ofReport.filter((type) => /time/.test(type))).toEqual([]);
  expect([...types.values()].filter((type) => /inet|cidr|macaddr/.test(type))).toEqual([]);
  const triggers =
    await sql`select 1 from information_schema.triggers where event_object_table like 'denuncia%'`.execute(
      kit.deps.db,
    );
  expect(triggers.rows).toEqual([]);
});

test('the ids are random (version 4) and never leave the server', async () => {
  const ids = (await kit.deps.db.selectFrom('denuncia').select('id').execute()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
  const { body } = await lookUpByApi(kit.portal, receipt);
  expect(body).toContain('DETALHEMARCADO');
  expect(found(body, ids)).toEqual([]);
});

test('answers are not to be stored, set no cookie and send no referrer', async () => {
  const answers = [
    await call(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco),
    await paid(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco),
    await call(kit.portal, 'getDenuncia', { protocolo: '1' }),
    await lookUpByApi(kit.portal, receipt),
    await call(kit.portal, 'getAcoes', { protocolo: '1' }),
    await call(kit.portal, 'getDenuncia', { acompanhamento: 'x' }, { method: 'DELETE' }),
  ];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
    expect(
      Object.keys(headers).filter((name) => /etag|server|powered|access-control|ratelimit/i.test(name)),
    ).toEqual([]);
  }
});

test('a previous protocol, real or invented, changes nothing that the reporter can see', async () => {
  const shape = async (protocoloAnterior: string) => {
    const { statusCode, headers, body } = await paid(kit.portal, 'inserirNovaDenuncia', {
      ...denunciaEmBranco,
      protocoloAnterior,
    });
    const { date: _date, ...rest } = headers;
    return { statusCode, rest, length: body.length };
  };
  expect(await shape(receipt.protocolo)).toEqual(await shape('99999999'));
  const { protocolo } = await fileByApi(kit.portal, { protocoloAnterior: receipt.protocolo });
  expect(protocolo).not.toBe(receipt.protocolo);
});
