import type { Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import type { Scheduler } from '../prova/deadline.ts';
import {
  bitsOf,
  call,
  fileByApi,
  lookUpByApi,
  newPlace,
  solve,
  startOuvidoria,
  type TestOuvidoria,
} from '../testKit.ts';

/** A clock that never moves; a release therefore shows the intended delay of the answer. */
const standingScheduler = (): Scheduler & { releases: number[] } => {
  const releases: number[] = [];
  return { now: () => 0, until: async (time) => void releases.push(time), close: () => undefined, releases };
};

let t: TestServer;
let scheduler: ReturnType<typeof standingScheduler>;
let kit: TestOuvidoria;
beforeAll(async () => {
  t = await testServer();
});
beforeEach(async () => {
  await t.db.deleteFrom('denuncia_prova').execute();
  scheduler = standingScheduler();
  kit = await startOuvidoria(t, { ombudsmanPhone: '0800 000 0000' }, { scheduler });
});
afterEach(() => kit.close());
afterAll(() => t.close());

const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const { date: _date, ...rest } = headers;
  return JSON.stringify({ statusCode, headers: rest, body });
};
const wrong = '0000-0000-0000-0000';

test(
  '(a) 200 lookups of reports that exist and 200 of reports that do not cannot be told apart',
  { timeout: 180_000 },
  async () => {
    const receipts = [];
    for (let count = 0; count < 4; count += 1) receipts.push(await fileByApi(kit.portal));
    const existing = receipts.map(({ protocolo }) => protocolo);
    const missing = existing.map((protocolo) =>
      String((Number(protocolo) + 50_000_000) % 100_000_000).padStart(8, '0'),
    );
    const outcomes = async (protocolos: string[]) => {
      const answers: string[] = [];
      const before = scheduler.releases.length;
      for (let round = 0; round < 50; round += 1) {
        kit.t.clock.advance(30_000);
        const batch = await Promise.all(
          protocolos.map((protocolo) => lookUpByApi(kit.portal, { protocolo, chave: wrong })),
        );
        answers.push(...batch.map(seen));
      }
      return { answers, releases: scheduler.releases.slice(before) };
    };
    const [first, second] = [await outcomes(existing), await outcomes(missing)];
    expect(first.answers).toHaveLength(200);
    expect(new Set([...first.answers, ...second.answers]).size).toBe(1);
    expect(JSON.parse(first.answers[0] ?? '')).toMatchObject({ statusCode: 200, body: '[]' });
    expect(second.releases).toEqual(first.releases);
  },
);

test('every reason to refuse looks the same: unknown, malformed, no key, wrong key, closed, imported without a key', async () => {
  const { protocolo, chave } = await fileByApi(kit.portal);
  const closed = await fileByApi(kit.portal);
  const legacy = await fileByApi(kit.portal);
  const { db } = kit.deps;
  await db.updateTable('denuncia').set({ status: 'E' }).where('protocolo', '=', closed.protocolo).execute();
  await db
    .updateTable('denuncia')
    .set({ chave_hash: null })
    .where('protocolo', '=', legacy.protocolo)
    .execute();
  const consultas = [
    { protocolo: '99999999', chave },
    { protocolo: 'abc', chave },
    { protocolo: '', chave: '' },
    { protocolo },
    { protocolo, chave: wrong },
    { protocolo, chave: `${chave}0` },
    { protocolo: closed.protocolo, chave },
    legacy,
  ];
  const answers = [];
  for (const consulta of consultas) answers.push(seen(await lookUpByApi(kit.portal, consulta)));
  expect(new Set(answers).size).toBe(1);
  expect(new Set(scheduler.releases)).toEqual(new Set([300]));
  expect((await lookUpByApi(kit.portal, closed)).json<Denuncia[]>()[0]?.DESCRICAO_STATUS).toBe('Encerrado');
});

test('without a proof every question is answered with a challenge, whatever is asked', async () => {
  const { protocolo, chave } = await fileByApi(kit.portal);
  for (const body of [
    { protocolo, chave },
    { protocolo: '99999999' },
    { protocolo, desafio: 'x', solucao: '1' },
  ]) {
    const answer = await call(kit.portal, 'getDenuncia', body);
    expect(answer.statusCode).toBe(428);
    expect(answer.json()).toEqual({
      desafio: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      error: expect.any(String),
      message: expect.any(String),
    });
  }
  expect(scheduler.releases).toEqual([]);
});

test('(d) a proof that was used or is too old is refused with a new challenge', async () => {
  const { protocolo, chave } = await fileByApi(kit.portal);
  const challenge = async () =>
    (await call(kit.portal, 'getDenuncia', { protocolo, chave })).json<{ desafio: string }>().desafio;
  const send = (desafio: string) =>
    call(kit.portal, 'getDenuncia', { protocolo, chave, desafio, solucao: solve(desafio) });
  const [used, old] = [await challenge(), await challenge()];
  expect((await send(used)).statusCode).toBe(200);
  expect((await send(used)).statusCode).toBe(428);
  kit.t.clock.advance(120_000);
  expect((await send(old)).statusCode).toBe(428);
});

test('(e) of 200 lookups at once some get a turn in five seconds that they have paid, and everything else still answers', async () => {
  const place = () => ({ remoteAddress: newPlace() });
  const proofs = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { desafio } = (await call(kit.portal, 'getDenuncia', { protocolo: '99999999' }, place())).json<{
        desafio: string;
      }>();
      return { desafio, solucao: solve(desafio) };
    }),
  );
  const lookups = Promise.all(
    proofs.map((proof) =>
      call(kit.portal, 'getDenuncia', { protocolo: '99999999', chave: wrong, ...proof }, place()),
    ),
  );
  expect((await kit.portal.inject('/live')).statusCode).toBe(200);
  const answers = await lookups;
  const statuses = answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`);
  expect(new Set(statuses)).toEqual(new Set(['200 ', '503 5']));
  expect(statuses.filter((status) => status === '200 ').length).toBeGreaterThanOrEqual(36);
  const waiting = answers.find(({ statusCode }) => statusCode === 503);
  const turn = waiting?.json<{ desafio: string; aguarde: number; message: string }>();
  expect(turn).toMatchObject({ aguarde: 5, message: expect.stringContaining('0800 000 0000') });
  const take = () =>
    call(kit.portal, 'getDenuncia', {
      protocolo: '99999999',
      chave: wrong,
      desafio: turn?.desafio,
      solucao: solve(turn?.desafio ?? ''),
    });
  expect((await take()).statusCode).toBe(428);
  kit.t.clock.advance(5_000);
  expect((await take()).statusCode).toBe(200);
});

test('(f) after wrong keys a place pays more, whatever X-Forwarded-For says, and its right key still opens', async () => {
  const { protocolo, chave } = await fileByApi(kit.portal);
  const from = (index: number) => ({
    remoteAddress: '198.18.99.1',
    headers: { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` },
  });
  const bits = (index: number) => bitsOf(kit.portal, 'getDenuncia', { protocolo, chave }, from(index));
  const asked = [await bits(0)];
  for (let tries = 0; tries < 40; tries += 1) {
    const body = { protocolo: `000000${tries + 10}`, chave: wrong };
    expect((await lookUpByApi(kit.portal, body, from(tries))).statusCode).toBe(200);
    asked.push(await bits(99));
  }
  expect([asked[0], asked[4], asked[5], asked[10], asked[20]]).toEqual([2, 2, 3, 4, 5]);
  const found = await lookUpByApi(kit.portal, { protocolo, chave }, from(9));
  expect(found.json<Denuncia[]>()[0]?.OUV_PROTOCOLO).toBe(protocolo);
  expect(await bitsOf(kit.portal, 'getDenuncia', { protocolo }, { remoteAddress: newPlace() })).toBe(2);
  kit.t.clock.advance(600_000);
  expect(await bits(9)).toBe(2);
});

test('both origins count a place together', async () => {
  const place = { remoteAddress: '198.18.99.2' };
  for (let tries = 0; tries < 5; tries += 1) {
    await lookUpByApi(tries % 2 ? kit.staff : kit.portal, { protocolo: '00000000', chave: wrong }, place);
  }
  expect(await bitsOf(kit.portal, 'getDenuncia', { protocolo: '00000000' }, place)).toBe(3);
  expect(await bitsOf(kit.staff, 'getDenuncia', { protocolo: '00000000' }, place)).toBe(3);
});

test('a protocol under attack answers its reporter as soon as any other, with as much work', async () => {
  const mine = await fileByApi(kit.portal);
  for (let tries = 0; tries < 30; tries += 1)
    await lookUpByApi(kit.portal, { protocolo: mine.protocolo, chave: wrong });
  expect(await bitsOf(kit.portal, 'getDenuncia', { protocolo: mine.protocolo })).toBe(2);
  const answer = await lookUpByApi(kit.portal, mine);
  expect(answer.json<Denuncia[]>()[0]?.OUV_PROTOCOLO).toBe(mine.protocolo);
  expect(new Set(scheduler.releases)).toEqual(new Set([300]));
});

test('(g) a restart forgets the counts and keeps the hardness of the proof of work', async () => {
  const place = { remoteAddress: '198.18.99.3' };
  for (let tries = 0; tries < 10; tries += 1)
    await lookUpByApi(kit.portal, { protocolo: '99999999', chave: wrong }, place);
  for (let tries = 0; tries < 51; tries += 1)
    await lookUpByApi(kit.portal, { protocolo: '99999999', chave: wrong });
  const ask = (app: TestOuvidoria['portal'], at: object) =>
    bitsOf(app, 'getDenuncia', { protocolo: '99999999' }, at);
  expect([await ask(kit.portal, place), await ask(kit.portal, {})]).toEqual([4, 3]);
  expect(t.logged()).toContain('muitas tentativas');
  const again = await startOuvidoria(kit.t);
  expect([await ask(again.portal, place), await ask(again.portal, {})]).toEqual([3, 3]);
  kit.t.clock.advance(600_000);
  expect(await ask(again.portal, place)).toBe(2);
  await again.close();
});

test('with OMBUDSMAN_LOOKUP=protocol the protocol alone tells status and week, the key everything', async () => {
  const open = await startOuvidoria(kit.t, { ombudsmanLookup: 'protocol' }, { scheduler });
  const { protocolo, chave } = await fileByApi(open.portal, {
    nome: 'Rita Sá',
    detalhamento: 'Segredo.',
    tipo: '42',
  });
  const [report] = (await lookUpByApi(open.portal, { protocolo })).json<Denuncia[]>();
  expect(report).toEqual({
    OUV_PROTOCOLO: protocolo,
    OUV_NOME: null,
    OUV_EMAIL: null,
    OUV_LOCAL: null,
    OUV_TIPO: null,
    OUV_DADOS_DENUNCIADO: null,
    OUV_DADOS_COMPLEMENTARES: null,
    OUV_DETALHAMENTO: null,
    OUV_PROTOCOLO_ANTERIOR: null,
    OUV_STATUS: 'N',
    DESCRICAO_STATUS: 'Recebida, registrada na semana de 16/11/2026',
  });
  expect((await call(open.portal, 'getAcoes', { protocolo })).json()).toEqual([]);
  expect((await lookUpByApi(open.portal, { protocolo, chave: wrong })).json()).toEqual([]);
  expect((await lookUpByApi(open.portal, { protocolo, chave })).json<Denuncia[]>()[0]?.OUV_DETALHAMENTO).toBe(
    'Segredo.',
  );
  await open.close();
});
