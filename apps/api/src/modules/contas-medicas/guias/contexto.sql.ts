import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Context of an item; fields are null without data. */
export interface ContextoRow {
  prestador_codigo: string;
  tabela_cents: number | null;
  vezes: number;
  menor: number | null;
  mediana: number | null;
  maior: number | null;
  executado_em: string | null;
  guia_numero: string | null;
  prestador_nome: string | null;
}

/**
 * Three facts about an item, in one query. Its table price. The provider's payments for the code in the twelve months
 * before, of the same degree and factor, without denials (CTM-49). The beneficiary's last one. `unico` is the only
 * visible provider, null for all.
 */
export const findContexto = async (
  db: Db,
  numero: string,
  sequencia: number,
  unico: string | null,
): Promise<ContextoRow | undefined> =>
  (
    await sql<ContextoRow>`
  select mg.prestador_codigo, t.valor_cents as tabela_cents, r.vezes, r.menor, r.mediana, r.maior, u.executado_em, u.guia_numero,
    u.prestador_nome
  from guia_item m
  join guia mg on mg.numero = m.guia_numero
  left join procedimento t on t.tabela = coalesce(nullif(m.tabela_aprovada, '00'), m.tabela) and t.codigo = m.codigo
  left join lateral (
    select count(*)::int as vezes, min(x.valor) as menor, max(x.valor) as maior,
      percentile_disc(0.5) within group (order by x.valor) as mediana
    from (
      select round(i.valor_aprovado_cents / i.quantidade_aprovada)::int as valor
      from guia_item i
      join guia g on g.numero = i.guia_numero
      where i.codigo = m.codigo and i.executado_em > m.executado_em - interval '12 months' and i.executado_em <= m.executado_em
        and i.grau_participacao is not distinct from m.grau_participacao and i.reducao_acrescimo = m.reducao_acrescimo
        and i.quantidade_aprovada > 0 and i.glosa_codigo is null and g.status = 1 and g.prestador_codigo = mg.prestador_codigo and g.numero <> mg.numero
    ) x
  ) r on true
  left join lateral (
    select i.executado_em, g.numero as guia_numero, pr.nome as prestador_nome
    from guia g
    join guia_item i on i.guia_numero = g.numero and i.codigo = m.codigo
    join prestador pr on pr.codigo = g.prestador_codigo
    where g.matricula = mg.matricula and g.numero <> mg.numero and g.status is distinct from 3 and i.executado_em <= m.executado_em
      and (${unico}::text is null or g.prestador_codigo = ${unico})
    order by i.executado_em desc, g.numero desc
    limit 1
  ) u on true
  where m.guia_numero = ${numero} and m.sequencia = ${sequencia}`.execute(db)
  ).rows[0];
