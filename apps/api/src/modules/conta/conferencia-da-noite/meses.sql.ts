import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { DiferencaAchada } from './identidades.sql.ts';

const onde = sql`'Comissão de ' || right(x.competencia, 2) || '/' || left(x.competencia, 4) || ', vendedor ' || x.vendedor_codigo`;

/**
 * Differences in closed months of commission (COM-12): seller's balance against lines and previous month,
 * each line's base against the stored one, and its amount against base and percentage.
 */
export const selectDiferencasDosMeses = async (db: Db): Promise<DiferencaAchada[]> => {
  const { rows } = await sql<DiferencaAchada>`
    with linhas as (
      select competencia, vendedor_codigo, sum(valor_cents) as cents from comissao_linha group by 1, 2
    ), saldos as (
      select coalesce(s.competencia, l.competencia) as competencia, coalesce(s.vendedor_codigo, l.vendedor_codigo) as vendedor_codigo,
        coalesce(l.cents, 0) as linhas, coalesce(s.linhas_cents, 0) as linhas_cents, coalesce(s.anterior_cents, 0) as anterior_cents
      from comissao_saldo s full join linhas l on l.competencia = s.competencia and l.vendedor_codigo = s.vendedor_codigo
    ), antes as (
      select s.*, coalesce((
        select a.transportar_cents from comissao_saldo a where a.vendedor_codigo = s.vendedor_codigo
          and a.competencia = (select max(m.competencia) from comissao_fechamento m where m.competencia < s.competencia)), 0) as transportado
      from saldos s
    ), bases as (
      select l.competencia, l.vendedor_codigo, sum(case l.especie when 'VIDA' then v.valor_cents else m.valor_cents end) as gravado,
        sum(l.base_cents) as base
      from comissao_linha l
      left join comissao_entrada v on l.especie = 'VIDA' and v.competencia = l.competencia and v.venda_codigo = l.venda_codigo
      left join comissao_entrada_mensalidade m on l.especie = 'MENSALIDADE' and m.competencia = l.competencia
        and m.lancamento_id::text = l.referencia
      -- A line without percentage pays the value of its rule.
      where l.especie in ('VIDA', 'MENSALIDADE') and l.percentual is not null group by 1, 2
    ), repartidas as (
      select competencia, min(vendedor_codigo) as vendedor_codigo, sum(valor_cents) as valor, min(bonus_percentual) as bonus,
        floor((min(base_cents)::int8 * coalesce(min(percentual), 10000) + 5000) / 10000) as proprio
      from comissao_linha where especie in ('VIDA', 'MENSALIDADE') and base_cents is not null
      group by competencia, especie, venda_codigo, referencia
    ), valores as (
      select competencia, vendedor_codigo, sum(valor) as valor, sum(proprio + floor((proprio * bonus + 5000) / 10000)) as devido
      from repartidas group by 1, 2
    ), achadas as (
      select 'MES_LINHAS' as identidade, competencia, vendedor_codigo, linhas as esperado, linhas_cents as achado from saldos
      union all
      select 'MES_ANTERIOR', competencia, vendedor_codigo, transportado, anterior_cents from antes
      union all
      select 'MES_ENTRADAS', competencia, vendedor_codigo, gravado, base from bases
      union all
      select 'MES_VALOR', competencia, vendedor_codigo, devido, valor from valores
    )
    select x.identidade, ${onde} as onde, null as fatura, x.esperado::text as esperado, x.achado::text as achado,
      (x.achado - coalesce(x.esperado, 0))::int8 as cents
    from achadas x where x.esperado is distinct from x.achado
    order by x.competencia, x.vendedor_codigo, x.identidade`.execute(db);
  return rows;
};
