// @module-tag embedded
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { passa } from '../../db/migrations/0100a0149/0123_conta_acervo.ts';
import { copia } from '../../db/migrations/0150a0199/0188_conta_do_pagador.ts';
import { tx } from '../../db/tx.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { findAntes } from '../cobranca/envio.sql.ts';
import { findDias } from '../financeiro/retorno/dias.sql.ts';
import { apura } from '../vendas/apuracao/apura.ts';
import { antesDaConta } from './fixtures/migrationAntes.sql.ts';
import { errosDaConta } from './fixtures/erros.ts';

let t: TestDatabase;

beforeAll(async () => {
  t = await openTestDatabase();
});
beforeEach(() => antesDaConta(t.db));
afterAll(() => t.close());

const FECHADO = [
  'comissao_fechamento',
  'comissao_entrada',
  'comissao_entrada_mensalidade',
  'comissao_linha',
  'comissao_saldo',
];
const lido = async (tabela: string): Promise<unknown[]> => {
  // Leaves out the columns that are newer than the account.
  const { rows } =
    await sql`select to_jsonb(x) - 'sobre_o_lancado' - 'causa' - 'relatorio_em' - 'relatorio_por' as linha from ${sql.table(tabela)} x order by x::text`.execute(
      t.db,
    );
  return rows;
};
const meses = () => Promise.all(FECHADO.map(lido));

const linhasDe = async (competencia: string) => {
  const linhas: [string, string, string][] = [];
  for await (const mes of apura(t.db, { competencia }))
    linhas.splice(
      linhas.length,
      0,
      ...mes.linhas.map(({ venda, especie, origem }): [string, string, string] => [venda, especie, origem]),
    );
  return linhas.toSorted();
};

const mudancas = async () => {
  const { rows } =
    await sql`select fatura_numero as fatura, antes_cents as antes, depois_cents as depois, motivo, dia_fixo as fixo, quitada_em as quitada,
      comissao_em as comissao from conta_mudanca order by 1`.execute(t.db);
  return rows;
};
const motivo = 'a comissão de um mês fechado leu outro dia de pagamento, e fica com ele';
const esperadas = [
  { fatura: 'F2', antes: 0, depois: 0, motivo, fixo: true, quitada: '2026-09-04', comissao: '2026-08-05' },
  {
    fatura: 'F3',
    antes: 15_000,
    depois: 0,
    motivo: 'a soma do que entrou por todos os títulos paga a fatura',
    fixo: true,
    quitada: '2026-09-12',
    comissao: null,
  },
];

it('changes no closed month: each compares equal, and nothing of it changed since it was closed (CTA-22)', async () => {
  const antes = await meses();
  expect(antes.map((linhas) => linhas.length)).toEqual([2, 5, 3, 3, 1]);
  await migrate(t.db);
  expect(await errosDaConta(t.db)).toEqual([]);
  expect(await mudancas()).toEqual(esperadas);
  expect(await meses()).toEqual(antes);
  // F5 was settled in October, which is open; no correction is needed.
  expect(await linhasDe('2026-10')).toEqual([['5', 'MENSALIDADE', '2026-10']]);
});

it('reads the day of the account as soon as the account says another than at the passage (CTA-22)', async () => {
  await migrate(t.db);
  await sql`update titulo set pago_em = '2026-09-20' where numero = 'T92'`.execute(t.db);
  expect(await linhasDe('2026-10')).toEqual([
    ['2', 'AJUSTE', '2026-08'],
    ['2', 'AJUSTE', '2026-09'],
    ['5', 'MENSALIDADE', '2026-10'],
  ]);
});

it('leaves a paper that was sent and a day that was ticked as they were (CTA-9)', async () => {
  const ja = async () => {
    const { rows } = await sql`
      select jsonb_build_array(chave, destinatario, situacao, login, iniciado_em, enviado_em) as linha from cobranca_envio
      union all select jsonb_build_array(vencimento, titulo_numero, situacao, motivo) from boleto_envio_item
      union all select jsonb_build_array(dia, valor_extrato_cents, valor_calculado_cents, observacao, conferido_em, login)
        from credito_conferido`.execute(t.db);
    return rows;
  };
  const antes = await ja();
  expect(antes).toHaveLength(3);
  await migrate(t.db);
  expect(await ja()).toEqual(antes);
  expect(await findAntes(t.db, { chave: 'boleto:T3', destinatario: 'ana@exemplo.com.br' })).toMatchObject({
    vezes: 1,
  });
  // The day still has the sum that was ticked, so it does not read as changed.
  expect(await findDias(t.db, { de: '2026-08-12', ate: '2026-08-12' })).toMatchObject([
    { valor: 15_000, calculado: 15_000, extrato: 15_000 },
  ]);
});

it('copies due day and payer in portions, and goes on after the ones that were kept (CTA-21, CTA-23)', async () => {
  await migrate(t.db, '0187_boleto_pago');
  const semCopia = async () => {
    const { rows } = await sql<{ quantos: number }>`
      select count(*)::int as quantos from conta_movimento where vencimento is null`.execute(t.db);
    return rows[0]?.quantos;
  };
  await tx(t.db, (trx) => copia(trx as unknown as Kysely<unknown>, 2));
  const faltam = (await semCopia()) ?? 0;
  expect(faltam).toBeGreaterThan(2);
  const cai = tx(t.db, async (trx) => {
    await copia(trx as unknown as Kysely<unknown>, 2);
    throw new Error('caiu');
  });
  await expect(cai).rejects.toThrow('caiu');
  expect(await semCopia()).toBe(faltam);
  // The version before goes on writing meanwhile.
  await sql`update titulo set pago_em = '2026-10-09', valor_pago_cents = 15000 where numero = 'T3'`.execute(
    t.db,
  );
  expect(await semCopia()).toBe(faltam);
  await migrate(t.db);
  expect([await semCopia(), await errosDaConta(t.db)]).toEqual([0, []]);
});

it('goes on after the slices that were kept, when it was interrupted in one (CTA-21)', async () => {
  await migrate(t.db);
  const deUmaVez = async () => [
    ...(await lido('conta_mudanca')),
    ...(
      await sql`select fatura_numero, titulo_numero, dia, valor_cents, credito_cents, origem from conta_movimento order by 1, 2, 3, 4`.execute(
        t.db,
      )
    ).rows,
    ...(
      await sql`select fatura_numero, titulo_numero, dia, valor_cents, origem from conta_concessao order by 1, 2, 3`.execute(
        t.db,
      )
    ).rows,
  ];
  const inteira = await deUmaVez();

  await antesDaConta(t.db);
  await migrate(t.db, '0122_conta_fontes');
  const duas = { primeira: 2, outras: 2 };
  await tx(t.db, (trx) => passa(trx as unknown as Kysely<unknown>, duas));
  const cai = tx(t.db, async (trx) => {
    await passa(trx as unknown as Kysely<unknown>, duas);
    throw new Error('caiu');
  });
  await expect(cai).rejects.toThrow('caiu');
  const { rows } =
    await sql`select ate, fatias, (select count(distinct fatura_numero)::int from conta_movimento) as com from conta_passagem`.execute(
      t.db,
    );
  expect(rows).toEqual([{ ate: 'F2', fatias: 1, com: 2 }]);
  await migrate(t.db);
  expect(await deUmaVez()).toEqual(inteira);
  expect((await sql`select to_regclass('conta_passagem') as sobra`.execute(t.db)).rows).toEqual([
    { sobra: null },
  ]);
});
