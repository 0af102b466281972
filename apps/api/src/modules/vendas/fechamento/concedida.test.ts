// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeMensalidade, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

// Seller 607 earns 10% of each fee; one fee of R$ 300,00 was paid on 05/08.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});
beforeEach(async () => {
  t.clock.set('2026-11-21T12:00:00Z');
  await writeRegras(t.db, [{ vendedor: '607', regra: 3 }]);
  await writeVendas(t.db, [{ codigo: '3', vendedor: '607', efetivada: '2026-07-10' }]);
  await writeMensalidade(t.db, { numero: 1, venda: '3', pagoEm: '2026-08-05' });
});
afterAll(() => t.close());

const { gera, previa } = pedidosDe(
  () => t,
  () => gerente,
);

/** The core system reports this payment; the rest was conceded. */
const pagouSo = (cents: number) =>
  t.db.updateTable('titulo').set({ valor_pago_cents: cents }).where('numero', '=', 'T1').execute();
const linhas = async (mes: string) => (await previa('607', mes)).linhas;

describe('a fee of which a part was conceded (COM-44)', () => {
  it('pays commission on what came in, in the preview and in the closed month alike', async () => {
    await pagouSo(27_000);
    expect(await linhas('08/2026')).toEqual([['3', 'MENSALIDADE', '08/2026', '27,00']]);
    await gera('08/2026');
    expect([await linhas('08/2026'), await linhas('09/2026')]).toEqual([
      [['3', 'MENSALIDADE', '08/2026', '27,00']],
      [],
    ]);
  });

  it('shares what was conceded among the postings of the bill in proportion', async () => {
    // Half of the bill is another kind of posting.
    await t.db
      .updateTable('lancamento')
      .set({ valor_cents: 15_000 })
      .where('fatura_numero', '=', 'F1')
      .execute();
    await pagouSo(27_000);
    expect(await linhas('08/2026')).toEqual([['3', 'MENSALIDADE', '08/2026', '13,50']]);
  });

  it('changes no month that was closed on whole fees, and mends one that was closed since (COM-12)', async () => {
    await gera('08/2026');
    await t.db.updateTable('comissao_fechamento').set({ sobre_o_lancado: true }).execute();
    await pagouSo(27_000);
    expect([await linhas('08/2026'), await linhas('09/2026')]).toEqual([
      [['3', 'MENSALIDADE', '08/2026', '30,00']],
      [],
    ]);
    await t.db.updateTable('comissao_fechamento').set({ sobre_o_lancado: false }).execute();
    expect(await linhas('09/2026')).toEqual([['3', 'AJUSTE', '08/2026', '-3,00']]);
  });
});
