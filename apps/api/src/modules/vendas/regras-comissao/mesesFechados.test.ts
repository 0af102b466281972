import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from '../fechamento/pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from '../fechamento/razao.fixture.ts';

let t: TestServer;
let gerente: string;
let vendedor: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
  vendedor = await tokenDe(t, { cargo: 'Vendedor', vendedor: '604', login: 'VENDEDOR' });
});

/** Seller 601 has a rule, seller 604 none; August is closed. */
beforeEach(async () => {
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-11' },
    { codigo: '3', vendedor: '604', efetivada: '2026-08-12', administrativa: true },
  ]);
  await gera('08/2026');
});

afterAll(() => t.close());

const { gera } = pedidosDe(
  () => t,
  () => gerente,
);
const ve = async (dataInicio: string, over: object = {}, authorization = gerente) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api-site/v1/regraComissao/verMesesFechados',
    headers: { authorization },
    payload: {
      regraTipoId: 1,
      vendedorRegraComissao: [
        { planoRegistro: ['471203148'], vendedores: ['601', '604'], dataInicio, dataFim: '31/12/2026' },
      ],
      ...over,
    },
  });
  return { status: reply.statusCode, ...reply.json<{ fechado: object | null }>() };
};

it('RCO-20: a rule that begins in a closed month says until when nothing changes, and what it will not pay', async () => {
  expect((await ve('01/08/2026')).fechado).toEqual({
    ate: '31/08/2026',
    vendas: 1,
    texto:
      'Começa em mês fechado: nada muda até 31/08/2026. 1 venda efetivada até lá fica sem comissão; só uma linha à mão a paga.',
  });
  expect((await ve('12/08/2026')).fechado).toMatchObject({
    vendas: 0,
    texto: 'Começa em mês fechado: nada muda até 31/08/2026.',
  });
  expect((await ve('01/08/2026', { regraTipoId: 3 })).fechado).toMatchObject({ vendas: 0 });
  expect((await ve('01/09/2026')).fechado).toBeNull();
});

it('RCO-20: is asked by managers', async () => {
  expect((await ve('01/08/2026', {}, vendedor)).status).toBe(403);
});
