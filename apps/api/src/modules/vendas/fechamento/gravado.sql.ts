import type { Linha, Saldo } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Entrada } from '../apuracao/entradas.sql.ts';

const doVendedor = (vendedor: string | undefined) =>
  vendedor === undefined ? sql`` : sql`and vendedor_codigo = ${vendedor}`;

/** Written lines of a closed month; of one seller, or of all. */
export const selectLinhas = (competencia: string, vendedor?: string): RawBuilder<Linha> => sql<Linha>`
  select competencia, especie, venda_codigo as venda, referencia, origem, vendedor_codigo as vendedor, regra_id as regra, faixa_id as faixa,
    base_cents as "baseCents", percentual, bonus_percentual as "bonusPercentual", quantidade, partes, valor_cents as "valorCents",
    estorno_ate as "estornoAte", causa
  from comissao_linha where competencia = ${competencia} ${doVendedor(vendedor)}
  order by vendedor_codigo, id`;

/** Entries of a closed month, by the seller of the sale. */
export const selectEntradasGravadas = async (
  db: Db,
  competencia: string,
  vendedor?: string,
): Promise<Entrada[]> => {
  const { rows } = await sql<Entrada>`
    select competencia as mes, null::integer as lancamento, null::integer as "pagoCents", null::date as "pagaEm", venda_codigo as venda,
      vendedor_codigo as vendedor, plano_registro as plano, valor_cents as "valorCents", efetivada_em as "efetivadaEm", nascimento,
      administrativa, null::date as "canceladoEm"
    from comissao_entrada where competencia = ${competencia} ${doVendedor(vendedor)}
    union all
    select m.competencia, m.lancamento_id, m.valor_cents, m.paga_em, v.codigo, m.vendedor_codigo, m.plano_registro, v.valor_cents,
      m.efetivada_em, m.nascimento, m.administrativa, null::date
    from comissao_entrada_mensalidade m
    join venda v on v.codigo = m.venda_codigo
    where m.competencia = ${competencia} ${vendedor === undefined ? sql`` : sql`and m.vendedor_codigo = ${vendedor}`}
    order by vendedor, venda, lancamento nulls first`.execute(db);
  return rows;
};

/** Balances of a closed month. */
export const findSaldos = (db: Db, competencia: string, vendedor?: string): Promise<Saldo[]> =>
  db
    .selectFrom('comissao_saldo')
    .select([
      'vendedor_codigo as vendedor',
      'anterior_cents as anteriorCents',
      'linhas_cents as linhasCents',
      'pago_cents as pagoCents',
      'transportar_cents as transportarCents',
    ])
    .where('competencia', '=', competencia)
    .$if(vendedor !== undefined, (query) => query.where('vendedor_codigo', '=', vendedor ?? ''))
    .orderBy('vendedor_codigo')
    .execute();

/** Commission per closed month and seller, without carried balances. */
export const selectLinhasDosSaldos = (db: Db, de: string, ate: string) =>
  db
    .selectFrom('comissao_saldo')
    .select(['competencia', 'vendedor_codigo as codigoVendedor', 'linhas_cents as valorLinhas'])
    .where('competencia', '>=', de)
    .where('competencia', '<=', ate)
    .orderBy('competencia')
    .orderBy('vendedor_codigo')
    .execute();

/** Counts of paid and reversed sales by seller (COM-33). */
export const findPagas = (db: Db, competencia: string) =>
  db
    .selectFrom('comissao_saldo')
    .innerJoin('vendedor', 'vendedor.codigo', 'comissao_saldo.vendedor_codigo')
    .leftJoin(
      (query) =>
        query
          .selectFrom('comissao_linha')
          .select([
            'vendedor_codigo as de',
            sql<number>`count(distinct venda_codigo) filter (where especie in ('VIDA', 'MENSALIDADE'))::integer`.as(
              'comissionadas',
            ),
            sql<number>`count(distinct venda_codigo) filter (where especie = 'ESTORNO')::integer`.as(
              'estornadas',
            ),
            sql<number>`-(coalesce(sum(valor_cents) filter (where especie = 'ESTORNO'), 0))::integer`.as(
              'estornado',
            ),
          ])
          .where('competencia', '=', competencia)
          .groupBy('vendedor_codigo')
          .as('linhas'),
      (join) => join.onRef('linhas.de', '=', 'comissao_saldo.vendedor_codigo'),
    )
    .select([
      'vendedor.codigo',
      'vendedor.nome',
      'comissao_saldo.anterior_cents',
      'comissao_saldo.linhas_cents',
      'comissao_saldo.pago_cents',
      'comissao_saldo.transportar_cents',
      'linhas.comissionadas',
      'linhas.estornadas',
      'linhas.estornado',
    ])
    .where('comissao_saldo.competencia', '=', competencia)
    .orderBy('vendedor.nome')
    .orderBy('vendedor.codigo')
    .execute();

/** Paid and reversed sales of a closed month; one that is shared among sellers counts once (VEN-44). */
export const countVendasPagas = async (
  db: Db,
  competencia: string,
): Promise<{ comissionadas: number; estornadas: number }> => {
  const { rows } = await sql<{ comissionadas: number; estornadas: number }>`
    select count(distinct venda_codigo) filter (where especie in ('VIDA', 'MENSALIDADE'))::int as comissionadas,
      count(distinct venda_codigo) filter (where especie = 'ESTORNO')::int as estornadas
    from comissao_linha where competencia = ${competencia}`.execute(db);
  return rows[0] ?? { comissionadas: 0, estornadas: 0 };
};
