import { type Denuncia, denunciaEmBranco } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bitsOf,
  call,
  fileByApi,
  lookUpByApi,
  newPlace,
  openOuvidoria,
  paid,
  solve,
  type TestOuvidoria,
} from '../testKit.ts';

let kit: TestOuvidoria;
let draws: string[] = [];
beforeAll(async () => {
  kit = await openOuvidoria({ ombudsmanPhone: '0800 000 0000' }, { draw: () => draws.shift() ?? '77777777' });
});
beforeEach(() => kit.t.clock.advance(3_600_000));
afterAll(() => kit.close());

test('a protocol that is taken is drawn again', async () => {
  draws = ['00000042', '00000042', '00000042', '10000001'];
  expect((await fileByApi(kit.portal)).protocolo).toBe('00000042');
  expect((await fileByApi(kit.portal)).protocolo).toBe('10000001');
  expect(draws).toEqual([]);
});

test('when no protocol is free the report is refused as a whole, and nothing of it stays', async () => {
  const rows = async () => (await kit.deps.db.selectFrom('denuncia').select('id').execute()).length;
  draws = ['20000001', ...Array<string>(50).fill('20000001')];
  await fileByApi(kit.portal);
  const before = await rows();
  expect(
    (await paid(kit.portal, 'inserirNovaDenuncia', { ...denunciaEmBranco, nome: 'Ana' })).statusCode,
  ).toBe(500);
  expect(await rows()).toBe(before);
  expect(await kit.deps.db.selectFrom('denuncia_identidade').selectAll().execute()).toEqual([]);
});

test('a report without a proof of work is not stored, and one with a proof is, once', async () => {
  draws = ['30000001', '30000002'];
  const body = { ...denunciaEmBranco, detalhamento: 'Gritos.' };
  const { desafio } = (await call(kit.portal, 'inserirNovaDenuncia', body)).json<{ desafio: string }>();
  const proven = { ...body, desafio, solucao: solve(desafio) };
  const send = () => call(kit.portal, 'inserirNovaDenuncia', proven);
  expect((await send()).json()).toMatchObject({ protocolo: '30000001' });
  const repeated = await send();
  expect([repeated.statusCode, draws]).toEqual([428, ['30000002']]);
  const forLookup = (await call(kit.portal, 'getDenuncia', { protocolo: '1' })).json<{ desafio: string }>();
  const lookup = { desafio: forLookup.desafio, solucao: solve(forLookup.desafio) };
  expect((await call(kit.portal, 'inserirNovaDenuncia', { ...body, ...lookup })).statusCode).toBe(428);
});

test('a hundred reports a minute from one place: each colleague behind it still files and looks up, for more work', async () => {
  draws = Array.from({ length: 400 }, (_, index) => `4${String(index).padStart(7, '0')}`);
  const place = { remoteAddress: newPlace() };
  const bits = () => bitsOf(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco, place);
  const statuses = new Set<number>();
  const asked: (number | undefined)[] = [];
  for (let minute = 0; minute < 2; minute += 1) {
    for (let count = 0; count < 100; count += 1)
      statuses.add((await paid(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco, place)).statusCode);
    asked.push(await bits());
    const mine = await fileByApi(kit.portal, { detalhamento: 'Gritos.' }, place);
    const found = await lookUpByApi(kit.portal, mine, place);
    expect(found.json<Denuncia[]>()[0]?.OUV_DETALHAMENTO).toBe('Gritos.');
    kit.t.clock.advance(60_000);
  }
  expect(statuses).toEqual(new Set([200]));
  // 2 bits in calm times here, and as many more after 64 or more tries from a place.
  expect(asked).toEqual([6, 6]);
});

test('when the hour is full of long texts the next one is told when its turn is and goes in then; what is stored stays', async () => {
  const long = { ...denunciaEmBranco, detalhamento: 'x'.repeat(20_000), dadosDenunciado: 'y'.repeat(4_000) };
  // Fills the room like a flood of long texts.
  while (kit.ouvidoria.room.take(65_536) === undefined);
  const rows = async () => (await kit.deps.db.selectFrom('denuncia').select('id').execute()).length;
  draws = ['50000001', '50000002'];
  const before = await rows();
  const place = { remoteAddress: newPlace() };
  const waiting = await paid(kit.portal, 'inserirNovaDenuncia', long, place);
  const { aguarde, desafio, message } = waiting.json<{
    aguarde: number;
    desafio: string;
    message: string;
  }>();
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([503, String(aguarde)]);
  expect(message).toContain('0800 000 0000');
  expect(await rows()).toBe(before);
  // An ordinary report does not wait behind it.
  expect((await fileByApi(kit.portal, { detalhamento: 'Gritos.' }, place)).protocolo).toBe('50000001');
  kit.t.clock.advance(aguarde * 1_000);
  const turn = { ...long, desafio, solucao: solve(desafio) };
  expect((await call(kit.portal, 'inserirNovaDenuncia', turn, place)).json()).toMatchObject({
    protocolo: '50000002',
  });
  expect(await rows()).toBe(before + 2);
});

test('what the contract refuses is 429 from the sixty-first time within a minute, and a well-formed call is not', async () => {
  const place = { remoteAddress: newPlace() };
  const wrong = () => call(kit.portal, 'inserirNovaDenuncia', { ...denunciaEmBranco, tipo: '99' }, place);
  const statuses = [];
  for (let count = 0; count < 59; count += 1) statuses.push((await wrong()).statusCode);
  const text = { ...place, headers: { 'content-type': 'text/plain' } };
  statuses.push((await call(kit.portal, 'getDenuncia', { protocolo: '1' }, text)).statusCode);
  const flooded = await wrong();
  expect([new Set(statuses), flooded.statusCode, flooded.headers['retry-after']]).toEqual([
    new Set([400, 415]),
    429,
    '60',
  ]);
  draws = ['60000001'];
  expect((await fileByApi(kit.portal, {}, place)).protocolo).toBe('60000001');
  expect((await call(kit.portal, 'getDenuncia', { x: 1 })).statusCode).toBe(400);
  kit.t.clock.advance(60_000);
  expect((await wrong()).statusCode).toBe(400);
});
