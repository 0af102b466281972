import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { closeMonths, matriculaDe, writeRule, writeSales } from '../lancamentos/vendas.fixture.ts';

let t: TestServer;
let gerente: string;
let vendedor: string;

const ask = async (authorization: string, path = 'getInicio') =>
  (await t.staff.inject({ url: `/api/v1/vendedor/${path}`, headers: { authorization } })).json();

// Today is 2026-11-21 in these tests; September is closed and unpaid.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(
    t.db,
    ['A1', 'A2', 'A3', 'A4', 'B1'].map((codigo) => ({ matricula: matriculaDe(codigo) })),
  );
  await writeRule(t.db);
  await writeSales(t.db, [
    { codigo: 'A1', vendida_em: '2026-09-10' },
    { codigo: 'A2', vendida_em: '2026-10-10' },
    { codigo: 'A3', vendida_em: '2026-11-02' },
    { codigo: 'A4', vendida_em: '2026-11-03', administrativa: true },
    { codigo: 'B1', vendida_em: '2026-11-04', vendedor_codigo: '0614' },
  ]);
  await closeMonths(t.db, '2026-09');
  gerente = await t.tokenFor({ cargo: 'Gerente Financeiro', modules: ['vendas'] });
  vendedor = await t.tokenFor({ cargo: 'Vendedor', vendedor: '0614', modules: ['vendas'] });
});
afterAll(() => t.close());

it('shows a manager the month of all sellers (VEN-41)', async () => {
  expect(await ask(gerente)).toEqual({
    hoje: '21/11/2026',
    competencia: '11/2026',
    gerente: true,
    ha: { vendedores: true, vendas: true },
    vendas: {
      quantidade: 3,
      valor: '900,00',
      comissao: '60,00',
      semComissao: [
        { motivo: 'Sem regra para o vendedor e o plano', quantidade: 1 },
        { motivo: 'Venda administrativa', quantidade: 1 },
      ],
      semRegraAFechar: [],
    },
    meta: { vidas: 1, meta: 15, efetivadas: 2, abaixo: 2 },
    risco: { quantidade: 1, valor: '60,00' },
    fechamento: {
      naoPago: '60,00',
      naoPagos: [{ competencia: '09/2026', valor: '60,00' }],
      aFechar: ['10/2026'],
    },
    contestacoes: [],
  });
});

it('shows a seller the own month, and nothing of others', async () => {
  expect(await ask(vendedor)).toMatchObject({
    gerente: false,
    vendas: { quantidade: 1, comissao: '0,00' },
    meta: { vidas: 0, meta: 5, abaixo: 1 },
    risco: { quantidade: 0, valor: '0,00' },
    fechamento: { naoPago: '0,00' },
  });
});

it('counts contested lines without an answer by month, a seller only the own', async () => {
  const own = await t.tokenFor({ cargo: 'Vendedor', vendedor: '0613', modules: ['vendas'] });
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/comissionamento/contestar',
    headers: { authorization: own },
    payload: {
      competencia: '09/2026',
      codigoVenda: 'A1',
      especie: 'VIDA',
      origem: '09/2026',
      referencia: '',
      motivo: 'A regra mudou antes.',
    },
  });
  expect(reply.statusCode).toBe(200);
  expect((await ask(gerente)).contestacoes).toEqual([{ competencia: '09/2026', quantidade: 1 }]);
  expect((await ask(own)).contestacoes).toEqual([{ competencia: '09/2026', quantidade: 1 }]);
  expect((await ask(vendedor)).contestacoes).toEqual([]);
});

it('counts what the lists have', async () => {
  const { vendas, risco, meta } = await ask(gerente);
  expect(await ask(gerente, 'getVendas/0/11_2026')).toHaveLength(vendas.quantidade);
  expect(await ask(gerente, 'getComissaoEmRisco/0')).toHaveLength(risco.quantidade);
  const { vendedores } = await ask(gerente, 'getMetas/0/11_2026');
  expect(vendedores).toHaveLength(meta.abaixo);
});

it('is refused to a seller without a code and to other occupations', async () => {
  const semCodigo = await t.tokenFor({ cargo: 'Vendedora', modules: ['vendas'] });
  expect(await ask(semCodigo)).toMatchObject({ error: 'Seu acesso ainda não tem um código de vendedor.' });
  const faturista = await t.tokenFor({ cargo: 'Faturista', modules: ['vendas'] });
  expect(await ask(faturista)).toMatchObject({ error: 'Você não possui acesso a este módulo!' });
});

it('still shows the other parts when one cannot be read', async () => {
  await sql`alter table comissao_saldo rename to comissao_saldo_fora`.execute(t.db);
  try {
    const inicio = await ask(gerente);
    expect(inicio.fechamento).toBeNull();
    expect(inicio.vendas).toMatchObject({ quantidade: 3 });
  } finally {
    await sql`alter table comissao_saldo_fora rename to comissao_saldo`.execute(t.db);
  }
});
