import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { issueAnew, writeBills } from '../../cobranca/fixtures/bills.ts';

let t: TestServer;
let token: string;
const titular = '0000001200';

beforeAll(async () => {
  // A Monday: bills due on the Saturday before are in time until today (COB-5).
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ modules: ['financeiro', 'cobranca'] });
  await writeRegister(t.db, [{ matricula: titular, nome: 'Conceição Inventada' }]);
  const bill = { tipo: 'I', titular, valorCents: 10_000 } as const;
  await writeBills(t.db, [
    { ...bill, numero: 1, vencimento: '2026-11-21' },
    { ...bill, numero: 2, vencimento: '2026-11-19' },
    { ...bill, numero: 3, vencimento: '2026-10-24' },
    { ...bill, numero: 4, vencimento: '2026-10-23' },
    { ...bill, numero: 5, vencimento: '2026-09-23', forma: 'DEBITO_AUTOMATICO' },
    { ...bill, numero: 6, vencimento: '2026-08-25' },
    { ...bill, numero: 7, vencimento: '2026-08-24', tipo: 'E', empresa: '0042' },
    { ...bill, numero: 8, vencimento: '2026-11-19', pagoEm: '2026-11-18' },
    { ...bill, numero: 9, vencimento: '2026-11-19' },
  ]);
  // The October bill was reissued twice; the second reissue was withdrawn.
  await issueAnew(t.db, 3, { numero: 10, vencimento: '2026-11-18', valorCents: 10_300 });
  await issueAnew(t.db, 3, { numero: 11, vencimento: '2026-12-20', valorCents: 10_400 });
  await t.db.updateTable('titulo').set({ cancelado_em: '2026-11-20' }).where('numero', '=', 'T11').execute();
  await t.db.updateTable('titulo').set({ cancelado_em: '2026-11-20' }).where('numero', '=', 'T9').execute();
});

afterAll(() => t.close());

const get = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: token } })).json<
    Record<string, unknown>[]
  >();

it('lists the open bills with their age, the one due first first (FIN-9)', async () => {
  const rows = await get('financeiro/getRelatorioIdadeSaldos/');
  expect(rows.map(({ numfat, dias, faixa }) => [numfat, dias, faixa])).toEqual([
    ['F7', 91, 'Mais de 90 dias'],
    ['F6', 90, '61 a 90 dias'],
    ['F5', 61, '61 a 90 dias'],
    ['F4', 31, '31 a 60 dias'],
    ['F3', 5, '1 a 30 dias'],
    ['F2', 4, '1 a 30 dias'],
    ['F1', 0, 'A vencer'],
  ]);
  expect(rows.find(({ numfat }) => numfat === 'F3')).toMatchObject({ vencto: '18/11/2026', valor: '103,00' });
  expect(rows[0]).toMatchObject({
    contrato: '0042',
    empresa: 'Serraria Ipê Ltda',
    vencto: '24/08/2026',
    valor: '100,00',
  });
  expect(rows[1]).toMatchObject({ contrato: titular, nome: 'Conceição Inventada', empresa: null });
});

it('has as late what Cobrança has as late (COB-23)', async () => {
  const late = (await get('financeiro/getRelatorioIdadeSaldos')).filter(({ faixa }) => faixa !== 'A vencer');
  const vencidos = await get('cobranca/getInadimplentesAposVencimentoTotal');
  expect(late.map(({ vencto, dias }) => [vencto, dias])).toEqual(
    vencidos.map(({ dtVencimento, qtdDiasVencidos }) => [dtVencimento, qtdDiasVencidos]),
  );
});
