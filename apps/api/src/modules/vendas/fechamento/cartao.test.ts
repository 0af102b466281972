import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeMensalidade, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;
let vendedor: string;
let outro: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
  vendedor = await tokenDe(t, { cargo: 'Vendedor', vendedor: '601', login: 'VENDEDOR' });
  outro = await tokenDe(t, { cargo: 'Vendedor', vendedor: '604', login: 'OUTRO' });
});
beforeEach(() => writeRegras(t.db, [{ vendedor: '601', regra: 1 }]));
afterAll(() => t.close());

const { gera, get } = pedidosDe(
  () => t,
  () => gerente,
);
const previaDe = async (seller: string, mes: string, authorization = gerente) => {
  const reply = await t.staff.inject({
    url: `/api/v1/vendedor/getPreviaComissao/${seller}/${mes}`,
    headers: { authorization },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const vende = (efetivada: string, ...codigos: string[]) =>
  writeVendas(
    t.db,
    codigos.map((codigo) => ({ codigo, vendedor: '601', efetivada })),
  );

describe('the story of a line (COM-54)', () => {
  it('has the days of its sale and payments, and the rule of its month in a sentence', async () => {
    await vende('2026-08-10', '1');
    await gera('08/2026');
    await t.db
      .updateTable('comissao_fechamento')
      .set({ paga_em: '2026-11-20', paga_por: 'GERENTE' })
      .execute();
    // A later correction is no story of a closed line.
    await t.db.updateTable('venda').set({ efetivada_em: '2026-08-12' }).execute();
    await t.db.updateTable('regra_comissao').set({ valor_vida_cents: 9_000 }).where('id', '=', 1).execute();
    const { body } = await previaDe('601', '08_2026');
    expect(body.linhas).toEqual([
      expect.objectContaining({
        vendidaEm: expect.stringMatching(/^\d\d\/\d\d\/2026$/),
        efetivadaEm: '10/08/2026',
        mensalidadePagaEm: null,
        comissaoPagaEm: '20/11/2026',
        estornoAte: '10/11/2026',
        fraseDaRegra: 'Paga R$ 60,00 por vida. Volta de quem cancela em menos de 3 meses; conta para a meta.',
      }),
    ]);
  });

  it('of a fee has its day of payment, in an open month and in a closed one', async () => {
    await writeRegras(t.db, [{ vendedor: '601', regra: 3 }]);
    await vende('2026-08-10', '1');
    await writeMensalidade(t.db, { numero: 1, venda: '1', pagoEm: '2026-09-15' });
    const dias = async () =>
      (await previaDe('601', '09_2026')).body.linhas.map(
        ({ mensalidadePagaEm, comissaoPagaEm }: Record<string, string | null>) => [
          mensalidadePagaEm,
          comissaoPagaEm,
        ],
      );
    await gera('08/2026');
    expect(await dias()).toEqual([['15/09/2026', null]]);
    await gera('09/2026');
    expect(await dias()).toEqual([['15/09/2026', null]]);
  });
});

describe("the seller's card (COM-55)", () => {
  const bonus = () =>
    t.db
      .updateTable('regra_comissao')
      .set({ bonus_vidas: 5, bonus_percentual: 1_000 })
      .where('id', '=', 1)
      .execute();

  it('says what is missing for a bonus, and what it adds to the lives that are there', async () => {
    await bonus();
    await vende('2026-11-10', '1', '2', '3');
    const { body } = await previaDe('601', '11_2026');
    expect(body.cartao.proximaFaixa).toEqual({
      vidas: 3,
      faltam: 2,
      nome: 'bônus de 10,00%',
      ganho: '18,00',
    });
    await vende('2026-11-11', '4', '5');
    expect((await previaDe('601', '11_2026')).body.cartao.proximaFaixa).toBeNull();
  });

  it('skips a band that pays no more, and names the first one while there is no life', async () => {
    await t.db
      .updateTable('regra_comissao')
      .set({ tipo: 2, valor_vida_cents: null })
      .where('id', '=', 1)
      .execute();
    await t.db
      .insertInto('regra_faixa')
      .values(
        (
          [
            ['Até 2', 1, 2, 1_000],
            ['3', 3, 3, 500],
            ['4 ou mais', 4, 99_999, 2_000],
          ] as const
        ).map(([descricao, vidas_inicial, vidas_final, percentual]) => ({
          regra_id: 1,
          descricao,
          vidas_inicial,
          vidas_final,
          faixa_codigo: 3,
          percentual,
        })),
      )
      .execute();
    expect((await previaDe('601', '11_2026')).body.cartao.proximaFaixa).toEqual({
      vidas: 0,
      faltam: 1,
      nome: 'Até 2',
      ganho: '0,00',
    });
    await vende('2026-11-10', '1', '2');
    expect((await previaDe('601', '11_2026')).body.cartao.proximaFaixa).toEqual({
      vidas: 2,
      faltam: 2,
      nome: '4 ou mais',
      ganho: '60,00',
    });
  });

  it('says what is at risk until when, and no next band in another month', async () => {
    await bonus();
    await vende('2026-08-25', '1', '2');
    await vende('2026-08-10', '3');
    await gera('08/2026');
    const { body } = await previaDe('601', '08_2026');
    // Until the day on which the last one is final; the third is final since 10/11.
    expect(body.cartao).toEqual({
      proximaFaixa: null,
      emRisco: { vidas: 2, valor: '120,00', ate: '25/11/2026' },
    });
  });

  it('is the own one for a seller, and of any seller for a manager', async () => {
    expect((await previaDe('meu', '11_2026', vendedor)).body.cartao.emRisco).toEqual({
      vidas: 0,
      valor: '0,00',
      ate: null,
    });
    expect((await previaDe('601', '11_2026', outro)).status).toBe(403);
    expect(await get('vendedor/getPreviaComissao/604/11_2026')).toMatchObject({
      saldo: { codigoVendedor: '604' },
    });
  });
});
