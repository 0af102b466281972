// @module-tag embedded
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migration as contaAcervo } from '../../db/migrations/0100a0149/0123_conta_acervo.ts';
import { emptyTables } from '../../test/emptyTables.ts';
import { type CaixaComBanco, caixaComBanco } from '../caixa/banco.fixture.ts';
import { issueAnew, nossoNumero, recebe } from '../cobranca/fixtures/bills.ts';
import { fechaDias } from '../financeiro/retorno/fixtures/fechaDias.ts';
import { paga, pagaParte, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { errosDaConta } from './fixtures/erros.ts';
import { daPasso, passo } from './fixtures/passos.ts';

let k: CaixaComBanco;
let sequencial = 7;

// Two invoices of R$ 300,00, the first with two titles, T1 and T90; today is 20/11/2026.
beforeAll(async () => {
  k = await caixaComBanco();
});
const limpa = async (): Promise<void> => {
  await emptyTables(k.t.db, ['cartao_pagamento']);
  await writeTitulos(k.t.db, 2);
  await issueAnew(k.t.db, 1, { numero: 90, vencimento: '2026-11-20', valorCents: 30_000 });
};
beforeEach(limpa);
afterAll(() => k.t.close());

const aplica = (linhas: Parameters<typeof retorno>[0]) => {
  sequencial += 1;
  return k.aplica(retorno(linhas, { sequencial }));
};

const fatura = (numero: string) =>
  k.t.db
    .selectFrom('fatura')
    .where('numero', '=', numero)
    .select(['abatido_cents as abatido', 'status', 'quitada_em as quitada'])
    .executeTakeFirstOrThrow();

const creditos = async (): Promise<number> => {
  const { rows } = await sql<{
    soma: number;
  }>`select coalesce(sum(credito_cents), 0)::int as soma from conta_movimento`.execute(k.t.db);
  return rows[0]?.soma ?? 0;
};

describe('a movement carries the due day and the payer of its invoice (CTA-23)', () => {
  const copias = async () => {
    const { rows } =
      await sql`select fatura_numero as fatura, vencimento, titular_matricula as titular, empresa_codigo as empresa
      from conta_movimento order by id`.execute(k.t.db);
    return rows;
  };
  const daTitular = { titular: '0000000100', empresa: null };

  it('as its title and invoice say, and again when they change', async () => {
    await aplica([pagaParte(1, 10_000), pagaParte(90, 5_000, { nossoNumero: nossoNumero(90) }), paga(2)]);
    expect(await copias()).toEqual([
      { fatura: 'F1', vencimento: '2026-11-10', ...daTitular },
      { fatura: 'F1', vencimento: '2026-11-20', ...daTitular },
      { fatura: 'F2', vencimento: '2026-11-10', ...daTitular },
    ]);
    await sql`update titulo set vencimento = '2026-11-25' where numero = 'T90'`.execute(k.t.db);
    await sql`insert into empresa (codigo, cnpj, razao_social, fantasia, dia_fatura, ativa, contratada_em, vidas_contratadas)
      values ('777', '11222333000181', 'Invenções', 'Invenções', 10, true, '2020-01-01', 1)`.execute(k.t.db);
    await sql`update fatura set tipo = 'E', titular_matricula = null, empresa_codigo = '777' where numero = 'F2'`.execute(
      k.t.db,
    );
    expect(await copias()).toEqual([
      { fatura: 'F1', vencimento: '2026-11-10', ...daTitular },
      { fatura: 'F1', vencimento: '2026-11-25', ...daTitular },
      { fatura: 'F2', vencimento: '2026-11-10', titular: null, empresa: '777' },
    ]);
    expect(await errosDaConta(k.t.db)).toEqual([]);
  });
});

describe('the account', () => {
  it('takes money on the older of two titles off the invoice, and what then is too much is a credit (CTA-2)', async () => {
    await aplica([pagaParte(1, 10_000)]);
    expect(await fatura('F1')).toEqual({ abatido: 10_000, status: 'ABERTA', quitada: null });
    await aplica([paga(90, { nossoNumero: nossoNumero(90), ocorrencia: '2026-11-16' })]);
    expect(await fatura('F1')).toEqual({ abatido: 30_000, status: 'PAGA', quitada: '2026-11-16' });
    expect(await creditos()).toBe(10_000);
    expect(await errosDaConta(k.t.db)).toEqual([]);
  });

  it('settles an invoice on the day on which nothing was left, whatever came first (CTA-3)', async () => {
    await aplica([pagaParte(1, 10_000, { ocorrencia: '2026-11-18' })]);
    await aplica([pagaParte(1, 20_000, { ocorrencia: '2026-11-10' })]);
    expect(await fatura('F1')).toMatchObject({ quitada: '2026-11-18' });
  });

  it('counts a bank discount as a concession and never as money (CTA-1, CTA-4)', async () => {
    await aplica([paga(1, { recebido: 28_000, desconto: 2_000 })]);
    expect(await fatura('F1')).toMatchObject({ abatido: 30_000, status: 'PAGA' });
    const { rows } = await sql`select (select sum(valor_cents)::int from conta_movimento) as dinheiro,
      (select sum(valor_cents)::int from conta_concessao) as concedido`.execute(k.t.db);
    expect(rows).toEqual([{ dinheiro: 28_000, concedido: 2_000 }]);
  });

  it('counts a card sale by what the card was charged, its discount to the cent (CTA-5)', async () => {
    const faturas = [{ codigoFatura: 'F1' }, { codigoFatura: 'F2' }];
    const vendida = await k.ana.sell({
      cartaoDataVenda: '20/11/2026',
      cartaoDesconto: '20,01',
      fatura: faturas,
      cartaoValorTotal: '586,99',
    });
    expect(vendida).toMatchObject({ status: 200 });
    const { rows } = await sql<{
      dinheiro: number;
    }>`select sum(valor_cents)::int as dinheiro, min(forma) as forma from conta_movimento`.execute(k.t.db);
    expect(rows).toEqual([{ dinheiro: 58_699, forma: 'CARTAO' }]);
    expect([await fatura('F1'), await errosDaConta(k.t.db)]).toMatchObject([
      { status: 'PAGA', quitada: '2026-11-20' },
      [],
    ]);
  });

  it('lets a card sale go that the bank paid too: the bill is owed again, the money of the bank waits as a credit (CTA-7)', async () => {
    await k.ana.sell({
      cartaoDataVenda: '20/11/2026',
      cartaoDesconto: '0,00',
      fatura: [{ codigoFatura: 'F2' }],
      cartaoValorTotal: '307,00',
    });
    const { arquivoId } = await aplica([paga(2)]);
    expect((await k.ana.remove(await k.ultimaVenda())).status).toBe(200);
    expect([await fatura('F2'), await creditos()]).toMatchObject([{ abatido: 0, status: 'ABERTA' }, 30_000]);
    expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
      status: 200,
    });
    expect([await creditos(), await errosDaConta(k.t.db)]).toEqual([0, []]);
  });

  it('is written by nobody else, and a row of it is never changed (CTA-8)', async () => {
    await recebe(k.t.db, 'F2', 5_000);
    for (const muda of [
      sql`update fatura set abatido_cents = 30000 where numero = 'F2'`,
      sql`update conta_movimento set valor_cents = 1`,
      sql`delete from conta_movimento`,
    ])
      await expect(muda.execute(k.t.db)).rejects.toThrow(/conta/u);
    expect(await fatura('F2')).toMatchObject({ abatido: 5_000 });
  });

  it('tells payments of the core system as its own, and follows what it corrects (CTA-6)', async () => {
    const titulo = (dito: object) =>
      k.t.db.updateTable('titulo').set(dito).where('numero', '=', 'T2').execute();
    await titulo({ pago_em: '2026-11-12', valor_pago_cents: 31_000, juros_cents: 0 });
    expect(await fatura('F2')).toEqual({ abatido: 30_000, status: 'PAGA', quitada: '2026-11-12' });
    await titulo({ pago_em: '2026-11-13', valor_pago_cents: 29_000 });
    expect([await fatura('F2'), await errosDaConta(k.t.db)]).toMatchObject([
      { abatido: 30_000, quitada: '2026-11-13' },
      [],
    ]);
    await titulo({ pago_em: null, valor_pago_cents: null, juros_cents: 0 });
    expect([await fatura('F2'), await errosDaConta(k.t.db)]).toMatchObject([
      { abatido: 0, status: 'ABERTA' },
      [],
    ]);
  });
});

it('brings what came in before over to the account, and names each invoice of which it reads another balance (CTA-9)', async () => {
  const { db } = k.t;
  await aplica([pagaParte(1, 10_000)]);
  await aplica([paga(2, { recebido: 28_000, desconto: 2_000 })]);
  await sql`truncate conta_movimento, conta_concessao, conta_mudanca`.execute(db);
  // State of the previous version: the older title was partly paid, the invoice asks for the whole newer one.
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('vidas.conta', 'sim', true)`.execute(trx);
    await sql`update fatura set abatido_cents = 0, quitada_em = null`.execute(trx);
    await sql`update titulo set recebido_em_parte_cents = 0 where numero = 'T90'`.execute(trx);
  });
  await contaAcervo.up(db);
  expect(await errosDaConta(db)).toEqual([]);
  expect([await fatura('F1'), await fatura('F2')]).toMatchObject([
    { abatido: 10_000, status: 'ABERTA' },
    { abatido: 30_000, status: 'PAGA', quitada: '2026-11-10' },
  ]);
  const { rows } =
    await sql`select fatura_numero as fatura, antes_cents as antes, depois_cents as depois from conta_mudanca`.execute(
      db,
    );
  expect(rows).toEqual([{ fatura: 'F1', antes: 30_000, depois: 20_000 }]);
});

it('holds every cent after each of any steps of bank, card, core system and undoing (CTA-2)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 10 }), async (passos) => {
      await limpa();
      const da = daPasso(k, aplica);
      for (const each of passos) {
        await da(each);
        expect(await errosDaConta(k.t.db)).toEqual([]);
        await fechaDias(k);
      }
    }),
    { seed: 42, numRuns: 20 },
  );
});
