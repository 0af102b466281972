import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { guideOf, providerOf } from '../../contas-medicas/relatorios/fixtures/care.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

const cancelados = [
  ['0000000005', '2026-10-07'],
  ['0000000001', '2026-10-31'],
  ['0000000004', '2026-10-01'],
  ['0000000003', '2026-10-07'],
  ['0000000002', '2026-10-07'],
] as const;

const lancamento = {
  matricula: '0000000004',
  fatura_numero: null,
  tipo_codigo: 2,
  competencia: '2026-06',
  lancado_em: '2026-06-01',
  valor_cents: 10_000,
  guia_numero: null,
} as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
  await writeRegister(t.db, [
    ...cancelados.map(([matricula, cancelado_em]) => ({ matricula, cancelado_em })),
    // The server's clock stands at 21/11/2026.
    { matricula: '0000000006', tipo_contratacao: 2, empresa_codigo: '0042', cancelado_em: '2026-11-21' },
    { matricula: '0000000007', tipo_contratacao: 2, empresa_codigo: '0042', cancelado_em: '2026-11-22' },
  ]);
  const aid = { lancado_em: '2026-03-10', encerrado_em: null };
  await t.db
    .insertInto('auxilio_funeral')
    .values([
      { ...aid, matricula: '0000000007', valor_cents: 880 },
      { ...aid, matricula: '0000000006', valor_cents: 990 },
    ])
    .execute();
  await t.db
    .insertInto('lancamento')
    .values([
      { ...lancamento, status: 'ATIVO' },
      { ...lancamento, status: 'CANCELADO' },
    ])
    .execute();
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni Alves' }))
    .execute();
  const guide = { numero: '1', prestador_codigo: '1', matricula: '0000000004', emitida_em: '2026-06-01' };
  await t.db
    .insertInto('guia')
    .values(guideOf({ ...guide, valor_cents: 5_000, valor_aprovado_cents: 5_000 }))
    .execute();
});

afterAll(() => t.close());

const get = async (path: string): Promise<Record<string, unknown>[]> =>
  (
    await t.staff.inject({
      method: 'GET',
      url: `/api/v1/cadastro/${path}`,
      headers: { authorization: token },
    })
  ).json();

test('the cancelled come by day, within a day by matrícula', async () => {
  const rows = await get('getBeneficiarioCancelado/01_10_2026/31_10_2026');
  expect(rows.map(({ Matricula }) => Matricula)).toEqual([
    '0000000004',
    '0000000002',
    '0000000003',
    '0000000005',
    '0000000001',
  ]);
});

test('the cost of a cancelled person is compared with the fees that were not cancelled', async () => {
  const rows = await get('getBeneficiarioCancelado/01_10_2026/01_10_2026');
  expect(rows.map((row) => row['Custo x Beneficio'])).toEqual(['50,00']);
});

test('funeral aids of one day come as they were posted', async () => {
  const rows = await get('getRelatorioFuneralTotal');
  expect(rows.map(({ Matricula }) => Matricula)).toEqual(['0000000007', '0000000006']);
});

test('who loses cover today is not among the actives of the company, who does tomorrow still is', async () => {
  const rows = await get('getRelatorioEmpresarial/0042');
  expect(rows.map(({ codSau }) => codSau)).toEqual(['0000000007']);
});
