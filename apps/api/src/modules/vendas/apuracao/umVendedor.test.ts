// @module-tag embedded
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from '../fechamento/pedidos.fixture.ts';
import {
  cancela,
  tokenDe,
  writeCadastro,
  writeMensalidade,
  writeRegras,
  writeVendas,
} from '../fechamento/razao.fixture.ts';
import { apura } from './apura.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  // No rule pays for the age of sale 3's life: the sale counts and has no line.
  await sql`update pessoa set nascimento = '1980-01-01' where id = (select pessoa_id from beneficiario where matricula = '0000000003')`.execute(
    t.db,
  );
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});
afterAll(() => t.close());

const { gera } = pedidosDe(
  () => t,
  () => gerente,
);

const vendedores = ['601', '604', '607'];

/**
 * 601 earns R$ 60,00 per life, 604 10,00% of each fee, 607 10,00% per life, or 20,00% from the month's second
 * life on.
 */
beforeEach(async () => {
  t.clock.set('2026-11-21T12:00:00Z');
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '604', regra: 3 },
    { vendedor: '607', regra: 3 },
  ]);
  await sql`insert into regra_comissao (id, descricao, tipo, estorno_meses, contabiliza_meta, cadastrada_em)
    values (2, 'Quantidade', 2, 3, true, '2026-01-01')`.execute(t.db);
  await t.db
    .updateTable('regra_vendedor')
    .set({ regra_id: 2 })
    .where('vendedor_codigo', '=', '607')
    .execute();
  const faixa = { regra_id: 2, descricao: 'Jovens', faixa_codigo: 3 };
  await t.db
    .insertInto('regra_faixa')
    .values([
      { ...faixa, vidas_inicial: 1, vidas_final: 1, percentual: 1_000 },
      { ...faixa, vidas_inicial: 2, vidas_final: 99_999, percentual: 2_000 },
    ])
    .execute();
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '607', efetivada: '2026-08-10' },
    { codigo: '3', vendedor: '607', efetivada: '2026-08-11' },
    { codigo: '4', vendedor: '604', efetivada: '2026-08-12' },
    { codigo: '5', vendedor: '604', efetivada: '2026-10-12' },
  ]);
  await writeMensalidade(t.db, { numero: 4, venda: '4', pagoEm: '2026-08-20' });
  await gera('08/2026');
  await gera('09/2026');
});

const linhasDe = async (vendedor?: string): Promise<Linha[]> => {
  const found: Linha[] = [];
  for await (const { linhas } of apura(t.db, { competencia: '2026-10', vendedor })) found.push(...linhas);
  return found;
};
const deCada = (linhas: readonly Linha[], vendedor: string): string[] =>
  linhas
    .filter((linha) => linha.vendedor === vendedor)
    .map(({ venda, especie, origem, valorCents }) => `${venda} ${especie} ${origem} ${valorCents}`)
    .toSorted();

const muda = (codigo: string, set: object) =>
  t.db.updateTable('venda').set(set).where('codigo', '=', codigo).execute();

it.each<[what: string, change: () => Promise<unknown>, expected: Record<string, string[]>]>([
  ['nothing changes', async () => undefined, {}],
  [
    'a sale that counts and has no line is moved',
    () => muda('3', { vendedor_codigo: '604' }),
    { '607': ['2 AJUSTE 2026-08 -3000'] },
  ],
  [
    'a sale is moved to who is paid by the life',
    () => muda('2', { vendedor_codigo: '601' }),
    { '607': ['2 AJUSTE 2026-08 -6000'], '601': ['2 AJUSTE 2026-08 6000'] },
  ],
  [
    'a sale leaves a closed month for an open one of somebody else',
    () => muda('1', { vendedor_codigo: '604', efetivada_em: '2026-10-20' }),
    { '601': ['1 AJUSTE 2026-08 -6000'] },
  ],
  [
    'a fee is given back',
    () =>
      t.db
        .updateTable('titulo')
        .set({ pago_em: null, valor_pago_cents: null })
        .where('numero', '=', 'T4')
        .execute(),
    { '604': ['4 AJUSTE 2026-08 -3000'] },
  ],
  [
    'an invoice of before was paid in two bills',
    () =>
      sql`insert into titulo (numero, fatura_numero, forma, vencimento, valor_cents, pago_em, valor_pago_cents)
        select 'T4b', fatura_numero, 'CARTAO', vencimento, valor_cents, '2026-08-05', valor_cents from titulo where numero = 'T4'`.execute(
        t.db,
      ),
    {},
  ],
  ['a life is cancelled', () => cancela(t.db, '1', '2026-10-05'), { '601': ['1 ESTORNO 2026-10 -6000'] }],
])(
  'what one seller sees is that part of what everybody sees, when %s (COM-12)',
  async (_, change, expected) => {
    await change();
    const deTodos = await linhasDe();
    for (const vendedor of vendedores) {
      const own = deCada(await linhasDe(vendedor), vendedor);
      expect([vendedor, own]).toEqual([vendedor, deCada(deTodos, vendedor)]);
      expect([vendedor, own]).toEqual([vendedor, expected[vendedor] ?? []]);
    }
  },
);
