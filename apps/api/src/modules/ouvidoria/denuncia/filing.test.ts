import { denunciaEmBranco } from '@vidas/api-client/ouvidoria/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fileByApi, newPlace, openOuvidoria, type TestOuvidoria } from '../testKit.ts';

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
    (await call(kit.portal, 'inserirNovaDenuncia', { ...denunciaEmBranco, nome: 'Ana' })).statusCode,
  ).toBe(500);
  expect(await rows()).toBe(before);
  expect(await kit.deps.db.selectFrom('denuncia_identidade').selectAll().execute()).toEqual([]);
});

test('the sixth report of an hour from one place is asked to telephone', async () => {
  const place = { remoteAddress: newPlace() };
  draws = Array.from({ length: 6 }, (_, index) => `3000000${index}`);
  const send = () => call(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco, place);
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(refused.json<{ message: string }>().message).toContain('0800 000 0000');
});

test('the sixty-first report of an hour from everybody is asked to telephone', async () => {
  draws = Array.from({ length: 61 }, (_, index) => `400000${String(index).padStart(2, '0')}`);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await call(kit.portal, 'inserirNovaDenuncia', denunciaEmBranco)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
