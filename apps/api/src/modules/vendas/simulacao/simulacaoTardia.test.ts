import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from '../fechamento/pedidos.fixture.ts';
import { cancela, tokenDe, writeCadastro, writeRegras, writeVendas } from '../fechamento/razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

/** Seller 601 has rule 1, seller 604 none; both sell in August, and two months are closed. */
beforeEach(async () => {
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-11' },
  ]);
  await gera('08/2026');
  await gera('09/2026');
});

afterAll(() => t.close());

const { gera } = pedidosDe(
  () => t,
  () => gerente,
);
const simula = async (path: string, over: object = {}) =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api-site/v1/regraComissao/${path}`,
      headers: { authorization: gerente },
      payload: { regra: '1', de: '08/2026', ate: '09/2026', comoSeValesse: false, ...over },
    })
  ).json();

it('RCO-21: a rule that was in force differs in nothing, also when a cancellation came in late', async () => {
  await cancela(t.db, '1', '2026-09-20');
  await gera('10/2026');
  const { total } = await simula('simular');
  expect(total).toEqual({
    pago: '0,00',
    simulado: '0,00',
    estornosPagos: '-60,00',
    estornosSimulados: '-60,00',
  });
  expect(await simula('simularLinhas', { vendedor: '601' })).toMatchObject(
    [
      { competencia: '09/2026', pago: '-60,00', simulado: '-60,00' },
      { competencia: '08/2026', pago: '60,00', simulado: '60,00' },
    ].toReversed(),
  );
});

it('RCO-21: a closed month keeps the other rules that it had', async () => {
  await t.db
    .insertInto('regra_comissao')
    .values({
      id: 9,
      descricao: 'Outra, salva depois',
      tipo: 1,
      estorno_meses: 3,
      contabiliza_meta: true,
      valor_vida_cents: 7_000,
      bonus_vidas: 0,
      bonus_percentual: 0,
      cadastrada_em: '2026-11-01',
      desativada_em: null,
    })
    .execute();
  await t.db
    .insertInto('regra_vendedor')
    .values({
      regra_id: 9,
      vendedor_codigo: '604',
      plano_registro: '471203148',
      inicio: '2026-01-01',
      fim: '2026-12-31',
    })
    .execute();
  const { vendedores } = await simula('simular');
  expect(vendedores).toMatchObject([
    { codigo: '601', pago: '60,00', simulado: '60,00' },
    { codigo: '604', pago: '0,00', simulado: '0,00', semComissao: [{ motivo: 'SEM_REGRA', quantidade: 1 }] },
  ]);
});
