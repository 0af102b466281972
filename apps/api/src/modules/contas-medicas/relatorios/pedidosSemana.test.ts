import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { askReport } from './fixtures/askReport.ts';
import { procedureOf } from './fixtures/care.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Célia Ramos', ativado_em: '2026-09-01', cadastrado_em: '2026-08-01' },
    { matricula: '0000000002', ativado_em: '2026-10-06', cadastrado_em: '2026-08-01' },
    { matricula: '0000000003', ativado_em: null, mensalidade_em: null },
  ]);
  const codigo = '40901122';
  await t.db
    .insertInto('procedimento')
    .values(procedureOf({ codigo, descricao: 'US - Abdome total', classificacao: 'EXAME', tipo: 'SADT' }))
    .execute();
  const of = { tabela: '22', codigo, grupo: 'IMAGEM', status: 'LIBERADO', matricula: '0000000001' } as const;
  await t.db
    .insertInto('pedido')
    .values([
      { ...of, numero: '400009', liberado_em: '2026-10-01' },
      { ...of, numero: '400008', liberado_em: '2026-10-05', matricula: '0000000002', status: 'NEGADO' },
      { ...of, numero: '400007', liberado_em: '2026-10-05', matricula: '0000000003' },
      { ...of, numero: '400006', liberado_em: '2026-09-30' },
      { ...of, numero: '400005', liberado_em: '2026-11-01' },
    ])
    .execute();
});

afterAll(() => t.close());

it('tells the orders released in the period, by day and number (CMR-3)', async () => {
  const { rows } = await askReport(t, 'getPedidosSemana', { dtInicial: '01/10/2026', dtFinal: '31/10/2026' });
  expect(rows).toEqual([
    {
      nome: 'Célia Ramos',
      pedido: '400009',
      grupo: 'IMAGEM',
      descProcedimento: 'US - Abdome total',
      codProcedimento: '40901122',
      dataLiberacao: '01/10/2026',
      status: 'LIBERADO',
      diasPlano: 30,
    },
    expect.objectContaining({ pedido: '400007', diasPlano: null }),
    // Released the day before the cover began.
    expect.objectContaining({ pedido: '400008', diasPlano: 0, status: 'NEGADO' }),
  ]);
});

it('has nothing in a period without orders', async () => {
  const empty = { dtInicial: '01/01/2020', dtFinal: '31/01/2020' };
  expect(await askReport(t, 'getPedidosSemana', empty)).toEqual({ status: 200, rows: [] });
});

it.each([
  [{ dtInicial: '02/10/2026', dtFinal: '01/10/2026' }, 'dtInicial', /não pode ser posterior/],
  [{ dtInicial: '31/02/2026', dtFinal: '01/10/2026' }, 'dtInicial', /DD\/MM\/AAAA/],
  [{ dtInicial: '01/10/2026' }, 'dtFinal', /./],
])('refuses %j', async (body, field, message) => {
  const { status, problems } = await askReport(t, 'getPedidosSemana', body);
  expect([status, problems]).toEqual([400, [{ field, message: expect.stringMatching(message) }]]);
});

it('is for Contas Médicas alone', async () => {
  const all = { dtInicial: '01/10/2026', dtFinal: '31/10/2026' };
  expect((await askReport(t, 'getPedidosSemana', all, ['centro-medico'])).status).toBe(403);
});
