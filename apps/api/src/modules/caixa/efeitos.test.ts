import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { cashier, titular, writeCaixa } from './caixa.fixture.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCaixa(t);
  // 10 % of each fee of 39 to 43 years, for a life sold in January.
  await t.db
    .insertInto('regra_comissao')
    .values({
      id: 3,
      descricao: 'Mensalidades',
      tipo: 3,
      estorno_meses: 3,
      contabiliza_meta: true,
      valor_vida_cents: null,
      bonus_vidas: null,
      bonus_percentual: null,
      cadastrada_em: '2026-01-01',
      desativada_em: null,
    })
    .execute();
  await t.db
    .insertInto('regra_faixa')
    .values({
      regra_id: 3,
      descricao: 'De 39 a 43',
      vidas_inicial: 1,
      vidas_final: 99_999,
      faixa_codigo: 6,
      percentual: 1_000,
    })
    .execute();
  const daVenda = { vendedor_codigo: '0613', plano_registro: '471203148' };
  await t.db
    .insertInto('regra_vendedor')
    .values({ regra_id: 3, ...daVenda, inicio: '2026-01-01', fim: '2026-12-31' })
    .execute();
  await t.db
    .insertInto('venda')
    .values({
      codigo: 'V1',
      ...daVenda,
      matricula: titular,
      tipo_contratacao: 1,
      administrativa: false,
      parceria: false,
      vendida_em: '2026-01-10',
      efetivada_em: '2026-01-10',
      status: 'Efetivado',
      valor_cents: 40_000,
    })
    .execute();
});
afterAll(() => t.close());

/** Holder's open bills in Cobrança, the late ones, and the seller's commission of November. */
const elsewhere = async () => {
  const authorization = await t.tokenFor({ cargo: 'Diretor', modules: ['cobranca', 'vendas'] });
  const get = async <T>(path: string): Promise<T | null> => {
    const reply = await t.staff.inject({ url: `/api/v1${path}`, headers: { authorization } });
    return reply.statusCode === 204 ? null : reply.json<T>();
  };
  const bills = await get<Record<string, string>[]>('/cobranca/getBoletoDadosAbertos/I/100');
  const late = await get<{ atraso: { titulos: number } }>('/cobranca/getInicio');
  const mes = await get<{ vendedores: Record<string, string>[] }>(
    '/comissionamento/getPreviaComissaoGeral/11_2026',
  );
  return {
    bills: (bills ?? []).map((bill) => bill['numero boleto cedente']),
    late: late?.atraso.titulos,
    commission: mes?.vendedores[0]?.['valorMensalidades'] ?? '0,00',
  };
};

it('Cobrança and the commission read a card sale as a payment of its day, and its deletion as none (CXA-7, CXA-13)', async () => {
  const before = { bills: ['T1', 'T2', 'T3'], late: 1, commission: '0,00' };
  expect(await elsewhere()).toEqual(before);
  const ana = await cashier(t, 'Ana Prado');
  const fatura = ['F1', 'F2', 'F3'].map((codigoFatura) => ({ codigoFatura }));
  expect((await ana.sell({ fatura, cartaoValorTotal: '1163,47' })).status).toBe(200);
  // The three fees of 400,00 count with the money received: a part of the discount is a concession (COM-44).
  expect(await elsewhere()).toEqual({ bills: [], late: 0, commission: '116,34' });
  expect((await ana.remove('1')).status).toBe(200);
  expect(await elsewhere()).toEqual(before);
});
