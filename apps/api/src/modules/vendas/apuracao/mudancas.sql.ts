import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { mensalidadesDe } from './mensalidades.sql.ts';

/** A closed month of a seller that is to be worked out anew, because something it was worked out from is another today. */
export interface MesMudado {
  competencia: string;
  vendedor: string;
}

/** A sale whose ledger is to be looked at, with who has sold it as of today. */
export interface VendaRevista {
  venda: string;
  vendedor: string;
  canceladoEm: string | null;
}

const fechadas = (ultima: string) =>
  sql`(select competencia from comissao_fechamento where competencia <= ${ultima})`;

/** Whose months are asked for; null for everybody's. */
type DeQuem = readonly string[] | null;

/** The sales that are theirs today, or were when a month was closed; each way to them has an index, for the months of years stand there. */
const deles = (vendedores: readonly string[]) => sql`
  select codigo from venda where vendedor_codigo = any(${vendedores})
  union select venda_codigo from comissao_entrada where vendedor_codigo = any(${vendedores})
  union select venda_codigo from comissao_entrada_mensalidade where vendedor_codigo = any(${vendedores})`;

/** Whether a sale is among those of `deles`. */
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

/** Sales that are not as they were when their month was closed, came into it, or left it; with the sellers of then and now. */
const vidasMudadas = (ultima: string, vendedores: DeQuem) => sql`
  select coalesce(e.venda_codigo, a.codigo) as venda, coalesce(e.competencia, a.mes) as competencia,
    e.vendedor_codigo as antes, a.vendedor_codigo as agora
  from ${escritas('comissao_entrada', vendedores)} e
  full join (${atual(ultima, vendedores)}) a on a.codigo = e.venda_codigo and a.mes = e.competencia
  where (e.vendedor_codigo, e.plano_registro, e.valor_cents, e.efetivada_em, e.nascimento, e.administrativa)
    is distinct from (a.vendedor_codigo, a.plano_registro, a.valor_cents, a.efetivada_em, a.nascimento, a.administrativa)
    and coalesce(e.competencia, a.mes) in ${fechadas(ultima)}`;

/**
 * Fees that were paid, changed or given back after the month of their payment had been closed, and those whose sale is another today.
 * `porMes` holds the 'month seller plan' whose rule paid by fees when the month was closed.
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

/** What was mended before, and not mended back, is looked at again: a change that is undone leaves no trace in the register (COM-39). */
const jaAjustadas = sql`
  select l.venda_codigo, l.origem, l.vendedor_codigo as antes, v.vendedor_codigo as agora
  from comissao_linha l join venda v on v.codigo = l.venda_codigo
  where l.especie = 'AJUSTE' and l.origem <> l.competencia
  group by l.venda_codigo, l.origem, l.vendedor_codigo, v.vendedor_codigo, l.referencia having sum(l.valor_cents) <> 0`;

/**
 * The months of sellers, up to the last closed one, that something was changed in after they were closed (COM-12). Of some sellers: theirs,
 * and those of others that a sale of theirs came from or went to.
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

/** The sales that closed months of sellers were worked out from. */
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

/** Sales with lines whose reversal is due by a day, or was made for a cancellation that is none any more (COM-9, COM-14). */
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

/** All lines of sales, in the order they were written, after what the system before this one had paid. */
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
