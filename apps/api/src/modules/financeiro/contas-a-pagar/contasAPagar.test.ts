import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['financeiro'] });
  await t.db
    .insertInto('conta_bancaria')
    .values([
      { codigo: 0, nome: 'Caixa' },
      { codigo: 1, nome: 'Banco do Brasil - Movimento' },
    ])
    .execute();
  await t.db
    .insertInto('fornecedor')
    .values({ codigo: 'F006', nome: 'Receita Federal - GPS', cnpj: null })
    .execute();
  const paid = {
    conta_codigo: 1,
    fornecedor_codigo: 'F006',
    conta_contabil: 2310,
    documento: '77',
    vencimento: '2026-10-20',
  };
  await t.db
    .insertInto('conta_a_pagar')
    .values([
      { ...paid, historico: 'Último dia', pago_em: '2026-10-31', valor_cents: 150 },
      { ...paid, historico: 'Primeiro dia', pago_em: '2026-10-01', valor_cents: 100_001 },
      { ...paid, historico: 'Dia seguinte', pago_em: '2026-11-01', valor_cents: 1 },
      { ...paid, historico: 'Em aberto', pago_em: null, valor_cents: 1 },
      {
        ...paid,
        conta_codigo: 0,
        fornecedor_codigo: null,
        conta_contabil: null,
        documento: null,
        historico: 'Do caixa',
        pago_em: '2026-10-15',
        valor_cents: 2_000,
      },
    ])
    .execute();
});

afterAll(() => t.close());

const ask = async (dtPgtoInicial: string, dtPgtoFinal: string) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/financeiro/getContasAPagarPgtsEfetuados',
    headers: { authorization: token },
    payload: { dtPgtoInicial, dtPgtoFinal },
  });
  return { code: reply.statusCode, ...reply.json<Record<string, unknown>>() };
};

it('lists what was paid from the first to the last day, nulls as they are (FIN-7)', async () => {
  expect(await ask('01/10/2026', '31/10/2026')).toEqual({
    code: 200,
    success: true,
    contasAPagarPgtsEfetuados: [
      {
        CONTA_BANCO: 'Banco do Brasil - Movimento',
        COD_CONTA: 1,
        HISTORICO: 'Primeiro dia',
        CODIGO: 'F006',
        FORNECEDOR: 'Receita Federal - GPS',
        CONTA_CONTABIL: '2310',
        DOCUMENTO: '77',
        PAGAMENTO: '01/10/2026',
        VALOR: '1000,01',
      },
      {
        CONTA_BANCO: 'Caixa',
        COD_CONTA: 0,
        HISTORICO: 'Do caixa',
        CODIGO: null,
        FORNECEDOR: null,
        CONTA_CONTABIL: null,
        DOCUMENTO: null,
        PAGAMENTO: '15/10/2026',
        VALOR: '20,00',
      },
      expect.objectContaining({ HISTORICO: 'Último dia', VALOR: '1,50' }),
    ],
    error: null,
  });
});

it('refuses a first day after the last, and a day that is none', async () => {
  expect(await ask('31/10/2026', '01/10/2026')).toMatchObject({
    code: 400,
    problems: [{ field: 'dtPgtoInicial', message: 'a data inicial não pode ser posterior à final' }],
  });
  expect(await ask('31/02/2026', '01/10/2026')).toMatchObject({
    code: 400,
    problems: [{ field: 'dtPgtoInicial' }],
  });
});
