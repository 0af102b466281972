import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDenuncias } from './seed.ts';
import { call, lookUpByApi, openOuvidoria, type TestOuvidoria } from './testKit.ts';

let kit: TestOuvidoria;
beforeAll(async () => {
  kit = await openOuvidoria();
});
afterAll(() => kit.close());

test('the demonstration has twelve reports in the three status, and each opens with its key', async () => {
  const receipts = await seedDenuncias(kit.deps.db, kit.deps);
  expect(receipts).toHaveLength(12);
  const token = await kit.t.tokenFor({ modules: ['ouvidoria'] });
  const rows = (await call(kit.staff, 'getDenuncias', {}, { headers: { authorization: token } })).json<
    DenunciaDaEquipe[]
  >();
  const count = (status: string) => rows.filter((row) => row.OUV_STATUS === status).length;
  expect([rows.length, count('N'), count('A'), count('E')]).toEqual([12, 5, 4, 3]);
  expect(rows.filter((row) => row.OUV_NOME !== null)).toHaveLength(4);
  expect(new Set(rows.map((row) => row.OUV_VENCE))).toEqual(
    new Set(['analise', 'resposta', 'conclusao', 'mensagem', null]),
  );
  for (const receipt of receipts) expect((await lookUpByApi(kit.portal, receipt)).json()).toHaveLength(1);
  const days = await kit.deps.db
    .selectFrom('denuncia')
    .select('registrada_em')
    .orderBy('registrada_em')
    .execute();
  expect([days[0]?.registrada_em, days.at(-1)?.registrada_em]).toEqual(['2026-08-23', '2026-11-21']);
});
