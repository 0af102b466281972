import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from '../fechamento/pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from '../fechamento/razao.fixture.ts';

let t: TestServer;
let gerente: string;
let vendedor: string;

/** Seller 601 shares with 607 under a rule that counts for both goals; seller 604 has no rule; August is closed. */
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
  vendedor = await tokenDe(t, { cargo: 'Vendedor', vendedor: '604', login: 'VENDEDOR' });
  await writeRegras(t.db, [{ vendedor: '601', regra: 1, parceiros: ['607'] }]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-11' },
    { codigo: '3', vendedor: '601', efetivada: '2026-11-10' },
    { codigo: '4', vendedor: '604', efetivada: '2026-11-11' },
    { codigo: '5', vendedor: '604', efetivada: '2026-09-11' },
  ]);
  await gera('08/2026');
});

afterAll(() => t.close());

const { get, gera } = pedidosDe(
  () => t,
  () => gerente,
);
const doVendedor = pedidosDe(
  () => t,
  () => vendedor,
);

it('VEN-46, COM-35: a sale without commission keeps its reason when its month is closed', async () => {
  const reasons = async (month: string, who = get) =>
    (await who(`vendedor/getVendas/0/${month}`)).map((venda: Record<string, unknown>) => [
      venda['codigoVenda'],
      venda['valorComissao'],
      venda['semComissao'],
    ]);
  expect(await reasons('08_2026')).toEqual([
    ['1', '30,00', null],
    ['2', '0,00', 'Sem regra para o vendedor e o plano'],
  ]);
  await t.db
    .insertInto('regra_vendedor')
    .values({
      regra_id: 1,
      vendedor_codigo: '604',
      plano_registro: '471203148',
      inicio: '2026-08-01',
      fim: '2026-08-31',
    })
    .execute();
  expect((await reasons('08_2026'))[1]).toEqual(['2', '0,00', 'Sem regra para o vendedor e o plano']);
  await t.db.deleteFrom('regra_vendedor').where('vendedor_codigo', '=', '604').execute();
});

it('VEN-45: the home counts a shared life once, and tells the effectuated ones beside it', async () => {
  expect((await get('vendedor/getInicio')).meta).toMatchObject({ vidas: 1, efetivadas: 2 });
  const { meses, vendedores } = await get('vendedor/getMetas/0/11_2026');
  expect(meses.at(-1)).toMatchObject({ vidas: 1 });
  expect(vendedores.slice(1)).toMatchObject([
    { codigoVendedor: '601', vidas: 1, efetivadas: 1 },
    { codigoVendedor: '604', vidas: 0, efetivadas: 1 },
    { codigoVendedor: '607', vidas: 1, efetivadas: 0 },
  ]);
  expect((await doVendedor.get('vendedor/getInicio')).meta).toMatchObject({ vidas: 0, efetivadas: 1 });
});

it('VEN-47: the home tells the unpaid months one by one, and the sales without a rule that a closing would lose', async () => {
  const { fechamento, vendas } = await get('vendedor/getInicio');
  expect(fechamento).toEqual({
    naoPago: '60,00',
    naoPagos: [{ competencia: '08/2026', valor: '60,00' }],
    aFechar: ['09/2026', '10/2026'],
  });
  expect(vendas.semRegraAFechar).toEqual([{ competencia: '09/2026', quantidade: 1 }]);
});
