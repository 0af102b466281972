// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { apura } from '../apuracao/apura.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import {
  cancela,
  tokenDe,
  writeCadastro,
  writeMensalidade,
  writeRegras,
  writeVendas,
} from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

beforeEach(async () => {
  t.clock.set('2026-11-21T12:00:00Z');
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '604', regra: 1 },
    { vendedor: '607', regra: 3 },
  ]);
});

afterAll(() => t.close());

const { get, gera, previa } = pedidosDe(
  () => t,
  () => gerente,
);

/** The database with a counter of statements. */
const counting = (db: Db) => {
  let asked = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    count: () => asked,
  };
};

const aVida = ['1', 'VIDA', '08/2026', '60,00'];
const sold = () => writeVendas(t.db, [{ codigo: '1', vendedor: '601', efetivada: '2026-08-10' }]);
const change = (set: object) => t.db.updateTable('venda').set(set).where('codigo', '=', '1').execute();

describe('a closed month', () => {
  it('stays when a sale changes; the difference comes in the next open month and is paid there (COM-12, COM-17, COM-31)', async () => {
    await sold();
    await gera('08/2026');
    await change({ administrativa: true });
    expect(await previa('601', '08/2026')).toEqual({
      situacao: 'fechada',
      linhas: [aVida],
      saldo: ['0,00', '60,00', '60,00', '0,00'],
    });
    const menos = {
      linhas: [['1', 'AJUSTE', '08/2026', '-60,00']],
      saldo: ['0,00', '-60,00', '0,00', '-60,00'],
    };
    expect(await previa('601', '09/2026')).toEqual({ situacao: 'aberta', ...menos });
    // An open month carries over the balance of an earlier month, even an open one.
    expect((await previa('601', '10/2026')).saldo).toEqual(['-60,00', '0,00', '0,00', '-60,00']);
    await gera('09/2026');
    expect(await previa('601', '09/2026')).toEqual({ situacao: 'fechada', ...menos });
    await change({ administrativa: false });
    await writeVendas(t.db, [{ codigo: '2', vendedor: '601', efetivada: '2026-10-02' }]);
    expect(await previa('601', '10/2026')).toEqual({
      situacao: 'aberta',
      linhas: expect.arrayContaining([
        ['1', 'AJUSTE', '08/2026', '60,00'],
        ['2', 'VIDA', '10/2026', '60,00'],
      ]),
      saldo: ['-60,00', '120,00', '60,00', '0,00'],
    });
    const [mudanca, ...others] = await get('comissionamento/getMudancas/10_2026');
    expect(others).toEqual([]);
    expect(mudanca).toMatchObject({ codigoVenda: '1', codigoVendedor: '601', valor: '60,00' });
  });

  it('does not change by a rule that is disabled or added (COM-15)', async () => {
    await sold();
    await gera('08/2026');
    await t.db
      .updateTable('regra_comissao')
      .set({ desativada_em: '2026-08-01' })
      .where('id', '=', 1)
      .execute();
    await t.db
      .insertInto('regra_comissao')
      .values({
        id: 9,
        descricao: 'Nova',
        tipo: 1,
        estorno_meses: 3,
        contabiliza_meta: true,
        valor_vida_cents: 9_900,
        bonus_vidas: 0,
        bonus_percentual: 0,
        cadastrada_em: '2026-08-01',
        desativada_em: null,
      })
      .execute();
    expect((await previa('601', '08/2026')).linhas).toEqual([aVida]);
    expect(await previa('601', '09/2026')).toMatchObject({
      linhas: [],
      saldo: ['0,00', '0,00', '0,00', '0,00'],
    });
    // A second change in the same month uses the rules at closing.
    await writeVendas(t.db, [{ codigo: '2', vendedor: '601', efetivada: '2026-08-20' }]);
    expect((await previa('601', '09/2026')).linhas).toEqual([['2', 'AJUSTE', '08/2026', '60,00']]);
  });

  it('reads all changed months of a seller together (COM-12)', async () => {
    await writeVendas(
      t.db,
      ['06', '07', '08'].map((mes, index) => ({
        codigo: String(index + 1),
        vendedor: '601',
        efetivada: `2026-${mes}-10`,
      })),
    );
    for (const mes of ['06/2026', '07/2026', '08/2026']) await gera(mes);
    const changed = async (codigos: readonly string[]) => {
      await t.db.updateTable('venda').set({ administrativa: true }).where('codigo', 'in', codigos).execute();
      const { db, count } = counting(t.db);
      for await (const { vendedor } of apura(db, { competencia: '2026-09' })) expect(vendedor).toBe('601');
      return { linhas: (await previa('601', '09/2026')).linhas, statements: count() };
    };
    const one = await changed(['1']);
    expect(one.linhas).toEqual([['1', 'AJUSTE', '06/2026', '-60,00']]);
    const all = await changed(['2', '3']);
    expect(all.linhas).toEqual([
      ['1', 'AJUSTE', '06/2026', '-60,00'],
      ['2', 'AJUSTE', '07/2026', '-60,00'],
      ['3', 'AJUSTE', '08/2026', '-60,00'],
    ]);
    expect(all.statements).toBe(one.statements);
  });

  it('takes back what was paid when the life is cancelled within the months of the rule, and not after (COM-9, COM-16)', async () => {
    await sold();
    await gera('08/2026');
    await cancela(t.db, '1', '2026-11-10');
    expect((await previa('601', '11/2026')).linhas).toEqual([]);
    await cancela(t.db, '1', '2026-11-09');
    expect((await previa('601', '10/2026')).linhas).toEqual([]);
    expect(await previa('601', '11/2026')).toMatchObject({
      linhas: [['1', 'ESTORNO', '11/2026', '-60,00']],
      saldo: ['0,00', '-60,00', '0,00', '-60,00'],
    });
    const [linha] = (await get('vendedor/getPreviaComissao/601/11_2026')).linhas;
    expect(linha).toMatchObject({ canceladaEm: '09/11/2026', cliente: 'Cliente 1' });
  });

  it('gives back a reversal whose cancellation is undone (COM-14)', async () => {
    await sold();
    await gera('08/2026');
    await cancela(t.db, '1', '2026-09-20');
    await gera('09/2026');
    expect((await previa('601', '09/2026')).linhas).toEqual([['1', 'ESTORNO', '09/2026', '-60,00']]);
    await cancela(t.db, '1', null);
    expect(await previa('601', '10/2026')).toMatchObject({
      linhas: [['1', 'AJUSTE', '10/2026', '60,00']],
      saldo: ['-60,00', '60,00', '0,00', '0,00'],
    });
  });

  it('takes back an adjustment of a sale that came into the month late and left it again (COM-13, COM-39)', async () => {
    // A month without any sale cannot be closed (COM-41).
    await writeVendas(t.db, [{ codigo: '2', vendedor: '604', efetivada: '2026-08-01' }]);
    await gera('08/2026');
    await sold();
    expect((await previa('601', '09/2026')).linhas).toEqual([['1', 'AJUSTE', '08/2026', '60,00']]);
    await gera('09/2026');
    await change({ efetivada_em: '2026-10-15' });
    expect((await previa('601', '10/2026')).linhas.toSorted()).toEqual([
      ['1', 'AJUSTE', '08/2026', '-60,00'],
      ['1', 'VIDA', '10/2026', '60,00'],
    ]);
  });

  it('learns of a fee whose payment came in after the closing (COM-6, COM-12)', async () => {
    await writeVendas(t.db, [{ codigo: '3', vendedor: '607', efetivada: '2026-07-10' }]);
    await writeMensalidade(t.db, { numero: 1, venda: '3', pagoEm: '2026-08-05' });
    await writeMensalidade(t.db, { numero: 2, venda: '3' });
    await gera('08/2026');
    expect((await previa('607', '08/2026')).linhas).toEqual([['3', 'MENSALIDADE', '08/2026', '30,00']]);
    await t.db
      .updateTable('titulo')
      .set({ pago_em: '2026-08-31', valor_pago_cents: 30_000 })
      .where('numero', '=', 'T2')
      .execute();
    expect((await previa('607', '09/2026')).linhas).toEqual([['3', 'AJUSTE', '08/2026', '30,00']]);
  });

  it('works the fees of a closed month out anew when the sale, effectuated before the first closing, is corrected (COM-12)', async () => {
    await writeVendas(t.db, [{ codigo: '3', vendedor: '607', efetivada: '2026-01-10' }]);
    await writeMensalidade(t.db, { numero: 1, venda: '3', pagoEm: '2026-08-05' });
    await gera('08/2026');
    const born = (nascimento: string) =>
      t.db
        .updateTable('pessoa')
        .set({ nascimento })
        .where('id', 'in', (query) =>
          query.selectFrom('beneficiario').select('pessoa_id').where('matricula', '=', '0000000003'),
        )
        .execute();
    // The rule has no track for this age band.
    await born('1980-01-01');
    expect((await previa('607', '09/2026')).linhas).toEqual([['3', 'AJUSTE', '08/2026', '-30,00']]);
    await born('2000-01-01');
    expect((await previa('607', '09/2026')).linhas).toEqual([]);
  });

  it('takes a sale that is moved from one seller and gives it to the other, each in the own preview (COM-13)', async () => {
    await sold();
    await gera('08/2026');
    await change({ vendedor_codigo: '604' });
    expect((await previa('601', '09/2026')).linhas).toEqual([['1', 'AJUSTE', '08/2026', '-60,00']]);
    expect((await previa('604', '09/2026')).linhas).toEqual([['1', 'AJUSTE', '08/2026', '60,00']]);
    const { vendedores } = await get('comissionamento/getPreviaComissaoGeral/09_2026');
    expect(vendedores).toMatchObject([
      { codigoVendedor: '601', qtdeAjustes: 1, valorAjustes: '-60,00', aTransportar: '-60,00' },
      { codigoVendedor: '604', qtdeAjustes: 1, valorAjustes: '60,00', valorPago: '60,00' },
    ]);
  });
});

it('shares a sale among partners, who see their part and among how many it is (COM-8)', async () => {
  await writeRegras(t.db, [{ vendedor: '601', regra: 1, parceiros: ['604', '607'] }]);
  await sold();
  for (const vendedor of ['601', '604', '607']) {
    const { linhas } = await get(`vendedor/getPreviaComissao/${vendedor}/08_2026`);
    expect(linhas).toMatchObject([{ codigoVenda: '1', partes: 3, valor: '20,00' }]);
  }
});

it('explains a line and what brings nothing, the same before and after the closing (COM-10, COM-35)', async () => {
  await sold();
  await writeVendas(t.db, [
    { codigo: '2', vendedor: '601', efetivada: '2026-08-12', administrativa: true },
    { codigo: '4', vendedor: '0613', efetivada: '2026-08-12' },
    { codigo: '5', vendedor: '607', efetivada: '2026-08-12' },
  ]);
  const explained = async () => [
    (await get('vendedor/getPreviaComissao/601/08_2026')).linhas,
    await get('comissionamento/getSemComissao/08_2026'),
    (await get('comissionamento/getIndicadoresComissao/08_2026')).semComissao,
  ];
  const before = await explained();
  expect(before[0]).toMatchObject([
    {
      codigoRegra: '1',
      descricaoRegra: 'Valor por vida',
      base: '60,00',
      percentual: null,
      bonus: '0,00',
      quantidade: 1,
      partes: 1,
      estornoAte: '10/11/2026',
      cliente: 'Cliente 1',
      plano: 'Smart Um',
    },
  ]);
  expect(before[1].map((each: Record<string, string>) => [each['codigoVenda'], each['condicao']])).toEqual([
    ['4', 'falta uma regra do vendedor para este plano'],
    ['2', 'é uma venda administrativa'],
    ['5', 'nenhuma mensalidade foi paga no mês'],
  ]);
  expect(before[2]).toHaveLength(3);
  await gera('08/2026');
  // The closed month keeps the rule's description at closing.
  await t.db.updateTable('regra_comissao').set({ descricao: 'Outra' }).where('id', '=', 1).execute();
  expect(await explained()).toEqual(before);
});
