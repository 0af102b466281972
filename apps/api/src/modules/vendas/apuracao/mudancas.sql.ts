import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { mensalidadesDe } from './mensalidades.sql.ts';

/** A closed month of a seller to recompute, because one of its entries changed. */
export interface MesMudado {
  competencia: string;
  vendedor: string;
}

/** A sale whose ledger needs a check, with its current seller. */
export interface VendaRevista {
  venda: string;
  vendedor: string;
  canceladoEm: string | null;
}

const fechadas = (ultima: string) =>
  sql`(select competencia from comissao_fechamento where competencia <= ${ultima})`;

/** Sellers to read; null for all. */
type DeQuem = readonly string[] | null;

/** Sales of the sellers today or in a closed month; each way has an index, because years of months are stored. */
const deles = (vendedores: readonly string[]) => sql`
  select codigo from venda where vendedor_codigo = any(${vendedores})
  union select venda_codigo from comissao_entrada where vendedor_codigo = any(${vendedores})
  union select venda_codigo from comissao_entrada_mensalidade where vendedor_codigo = any(${vendedores})`;

/** Condition: the sale is one of `deles`. */
const eDeles = (venda: string, vendedores: DeQuem) =>
  vendedores === null ? sql`true` : sql`${sql.ref(venda)} in (select codigo from deles)`;

const escritas = (tabela: string, vendedores: DeQuem) =>
  sql`(select * from ${sql.table(tabela)} w where ${eDeles('w.venda_codigo', vendedores)})`;

const atual = (ultima: string, vendedores: DeQuem) => sql`
  select to_char(v.efetivada_em, 'YYYY-MM') as mes, v.codigo, v.vendedor_codigo, v.plano_registro, v.valor_cents, v.efetivada_em, p.nascimento,
    v.administrativa
  from venda v join beneficiario b on b.matricula = v.matricula join pessoa p on p.id = b.pessoa_id
  where v.efetivada_em >= (select min(competencia || '-01')::date from comissao_fechamento)
    and v.efetivada_em < (${ultima} || '-01')::date + interval '1 month' and ${eDeles('v.codigo', vendedores)}`;

/** Sales changed since their month was closed, moved into it or out of it, with former and current sellers. */
const vidasMudadas = (ultima: string, vendedores: DeQuem) => sql`
  select coalesce(e.venda_codigo, a.codigo) as venda, coalesce(e.competencia, a.mes) as competencia,
    e.vendedor_codigo as antes, a.vendedor_codigo as agora
  from ${escritas('comissao_entrada', vendedores)} e
  full join (${atual(ultima, vendedores)}) a on a.codigo = e.venda_codigo and a.mes = e.competencia
  where (e.vendedor_codigo, e.plano_registro, e.valor_cents, e.efetivada_em, e.nascimento, e.administrativa)
    is distinct from (a.vendedor_codigo, a.plano_registro, a.valor_cents, a.efetivada_em, a.nascimento, a.administrativa)
    and coalesce(e.competencia, a.mes) in ${fechadas(ultima)}`;

/**
 * Fees paid, changed or refunded after their month was closed, and fees whose sale changed. `porMes` holds
 * the 'month seller plan' whose rule paid by fees at closing.
 */
const mensalidadesMudadas = (ultima: string, porMes: readonly string[], vendedores: DeQuem) => sql`
  select coalesce(e.venda_codigo, a.venda_codigo) as venda, coalesce(e.competencia, a.mes) as competencia,
    e.vendedor_codigo as antes, a.vendedor_codigo as agora
  from ${escritas('comissao_entrada_mensalidade', vendedores)} e
  full join (
    select * from paga where mes || ' ' || vendedor_codigo || ' ' || plano_registro = any(${porMes})
  ) a on a.lancamento_id = e.lancamento_id and a.mes = e.competencia
  where (e.vendedor_codigo, e.plano_registro, e.efetivada_em, e.nascimento, e.administrativa, e.valor_cents, e.paga_em)
      is distinct from (a.vendedor_codigo, a.plano_registro, a.efetivada_em, a.nascimento, a.administrativa, a.pago_cents, a.dia)
    and coalesce(e.competencia, a.mes) in ${fechadas(ultima)}`;

/** Open corrections are checked again: the register keeps no trace of a change that is undone (COM-39). */
const jaAjustadas = sql`
  select l.venda_codigo, l.origem, l.vendedor_codigo as antes, v.vendedor_codigo as agora
  from comissao_linha l join venda v on v.codigo = l.venda_codigo
  where l.especie = 'AJUSTE' and l.origem <> l.competencia
  group by l.venda_codigo, l.origem, l.vendedor_codigo, v.vendedor_codigo, l.referencia having sum(l.valor_cents) <> 0`;

/**
 * Closed months of sellers with changes since their closing (COM-12). For some sellers: their own months, and
 * those of sellers who gave or received a sale of theirs.
 */
export const selectMesesMudados = async (
  db: Db,
  { ultima, porMes, vendedores }: { ultima: string; porMes: readonly string[]; vendedores: DeQuem },
): Promise<MesMudado[]> => {
  const pares = [...new Set(porMes.map((each) => each.slice('2026-01 '.length)))];
  const { rows } = await sql<MesMudado>`
    with ${vendedores === null ? sql`` : sql`deles as materialized (${deles(vendedores)}),`}
      ${mensalidadesDe(eDeles('v.codigo', vendedores), pares)},
      todas as (
        ${vidasMudadas(ultima, vendedores)}
        union all ${mensalidadesMudadas(ultima, porMes, vendedores)}
        union all ${jaAjustadas}
      )
    select competencia, vendedor from (
      select competencia, antes as vendedor from todas
      union select competencia, agora from todas
      union select t.competencia, v.vendedor_codigo from todas t join venda v on v.codigo = t.venda
    ) each where vendedor is not null order by vendedor, competencia`.execute(db);
  return rows;
};

/** Sales behind closed months of sellers. */
export const selectVendasDosMeses = async (db: Db, meses: readonly MesMudado[]): Promise<VendaRevista[]> => {
  if (meses.length === 0) return [];
  const keys = meses.map(({ competencia, vendedor }) => `${competencia} ${vendedor}`);
  const { rows } = await sql<VendaRevista>`
    select v.codigo as venda, v.vendedor_codigo as vendedor, b.cancelado_em as "canceladoEm"
    from venda v join beneficiario b on b.matricula = v.matricula
    where v.codigo in (
      select venda_codigo from comissao_entrada where competencia || ' ' || vendedor_codigo = any(${keys})
      union select venda_codigo from comissao_entrada_mensalidade where competencia || ' ' || vendedor_codigo = any(${keys})
      union select venda_codigo from (${jaAjustadas}) a where origem || ' ' || antes = any(${keys})
    ) order by v.codigo`.execute(db);
  return rows;
};

/**
 * Sales with lines whose reversal is due by a day, or whose cancellation was withdrawn after a reversal
 * (COM-9, COM-14).
 */
export const selectEstornaveis = async (db: Db, fim: string, vendedores: DeQuem): Promise<VendaRevista[]> => {
  const { rows } = await sql<VendaRevista>`
    select distinct v.codigo as venda, v.vendedor_codigo as vendedor, b.cancelado_em as "canceladoEm"
    from (
      select venda_codigo, sum(valor_cents) as soma, max(estorno_ate) as limite,
        sum(valor_cents) filter (where especie = 'ESTORNO' or (especie = 'AJUSTE' and origem = competencia)) as estornado
      from comissao_razao
      where ${vendedores === null ? sql`true` : sql`venda_codigo in (select codigo from venda where vendedor_codigo = any(${vendedores}))`}
      group by venda_codigo, vendedor_codigo
    ) l
    join venda v on v.codigo = l.venda_codigo
    join beneficiario b on b.matricula = v.matricula
    where case when b.cancelado_em < ${fim}::date and b.cancelado_em < l.limite then l.soma <> 0 else coalesce(l.estornado, 0) <> 0 end
    order by v.codigo`.execute(db);
  return rows;
};

/** All lines of sales in order of writing, after the payments of the previous system. */
export const selectLinhasDe = async (db: Db, vendas: readonly string[]): Promise<Linha[]> => {
  if (vendas.length === 0) return [];
  return db
    .selectFrom('comissao_razao')
    .select([
      'competencia',
      'especie',
      'venda_codigo as venda',
      'referencia',
      'origem',
      'vendedor_codigo as vendedor',
      'regra_id as regra',
      'faixa_id as faixa',
      'base_cents as baseCents',
      'percentual',
      'bonus_percentual as bonusPercentual',
      'quantidade',
      'partes',
      'valor_cents as valorCents',
      'estorno_ate as estornoAte',
    ])
    .where(sql<boolean>`venda_codigo = any(${vendas})`)
    .orderBy('id')
    .orderBy('competencia')
    .orderBy('vendedor_codigo')
    .execute();
};
