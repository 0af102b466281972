import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Options of the derivation of movements. */
export interface Derivacao {
  /** Local, 'YYYY-MM-DDTHH:MM:SS'; later events wait. */
  momento: string;
  /**
   * First day of the register here, set during its load: the insurer counts as knowing earlier clients
   * without any movement. Null: clients never told are an INCLUSÃO.
   */
  desde: string | null;
}

/**
 * Writes missing movements that the register requires, for active partner insurers (CAD-25); returns their
 * number. The known state is the last derivation's or, for a new bond, the last movement's. Each day has one
 * movement of a kind: a second one after an export is dated today, or waits for tomorrow. Call it in the
 * transaction of a change.
 */
export const derivaMovimentacoes = async (trx: Trx, { momento, desde }: Derivacao): Promise<number> => {
  const hoje = sql`${momento.slice(0, 10)}::date`;
  const inicio = sql`${desde}::date`;
  const igualA = (dia: 'm.dia' | 'd.dia') =>
    sql`movimentacao_congenere x where x.matricula = m.matricula and x.congenere_codigo = m.congenere and x.operacao = m.operacao
      and x.ocorrida_em = ${sql.ref(dia)}`;
  await sql`select pg_advisory_xact_lock(hashtext('congenere_dito'))`.execute(trx);
  const { rows } = await sql<{ quantidade: number }>`
    with vinculo as materialized (
      select a.matricula, a.congenere_codigo as congenere, a.ativado_em, a.dados,
        case when a.cancelado_em <= ${hoje} then a.cancelado_em end as saiu_em,
        coalesce(a.ativado_em <= ${hoje} and (a.cancelado_em is null or a.cancelado_em > ${hoje}), false) as ativo,
        least((select b.atualizado_em from beneficiario b where b.matricula = a.matricula), ${hoje}) as mudou_em
      from sib_atual a
      where (a.congenere_codigo is not null and a.ativado_em <= ${hoje})
        or exists (select 1 from congenere_dito e where e.matricula = a.matricula)
    ),
    conhecido as materialized (
      select v.*,
        coalesce(d.congenere, case when v.ativado_em < ${inicio} then v.congenere end) as dito_a,
        coalesce(d.situacao, case when v.ativado_em < ${inicio} then case when v.saiu_em < ${inicio} then 'INATIVO' else 'ATIVO' end end) as dita,
        d.dados as ditos
      from vinculo v left join lateral (
        select e.congenere_codigo as congenere, e.situacao, e.dados from congenere_dito e where e.matricula = v.matricula
        union all
        (select m.congenere_codigo, case m.operacao when 'EXCLUSÃO' then 'INATIVO' else 'ATIVO' end, null
          from movimentacao_congenere m
          where m.matricula = v.matricula and m.congenere_codigo = v.congenere and m.ocorrida_em <= ${hoje}
            and not exists (select 1 from congenere_dito e where e.matricula = v.matricula)
          order by m.ocorrida_em desc, m.id desc limit 1)
      ) d on true
    ),
    movimento as (
      select k.matricula, k.dito_a as congenere, 'EXCLUSÃO' as operacao, coalesce(k.saiu_em, k.mudou_em) as dia, 1 as vez
      from conhecido k where k.dita = 'ATIVO' and (k.congenere is distinct from k.dito_a or not k.ativo)
      union all
      select k.matricula, k.congenere, 'INCLUSÃO', greatest(k.ativado_em,
        case when k.dita is null then null when k.congenere is distinct from k.dito_a then k.mudou_em
          else coalesce((select max(m.ocorrida_em) from movimentacao_congenere m where m.matricula = k.matricula
            and m.congenere_codigo = k.congenere and m.operacao = 'EXCLUSÃO' and m.ocorrida_em <= ${hoje}), k.mudou_em) end), 2
      from conhecido k
      where k.congenere is not null and (k.dita is null or (k.ativo and (k.dita = 'INATIVO' or k.congenere is distinct from k.dito_a)))
      union all
      select k.matricula, k.congenere, 'EXCLUSÃO', k.saiu_em, 3
      from conhecido k where k.congenere is not null and k.dita is null and k.saiu_em is not null
      union all
      select k.matricula, k.congenere, 'ALTERAÇÃO', greatest(k.ativado_em, k.mudou_em), 4
      from conhecido k where k.dita = 'ATIVO' and k.ativo and k.congenere = k.dito_a and k.ditos <> k.dados
    ),
    datado as materialized (
      select m.matricula, m.congenere, m.operacao, m.vez, d.dia, x.id is null as is_novo, x.enviada_em is not null as is_enviado
      from movimento m join congenere c on c.codigo = m.congenere and c.ativa,
      lateral (select case when exists (select 1 from ${igualA('m.dia')} and x.enviada_em is not null) then ${hoje} else m.dia end as dia) d
      left join lateral (select x.id, x.enviada_em from ${igualA('d.dia')}) x on true
    ),
    escrito as (
      insert into movimentacao_congenere (congenere_codigo, matricula, operacao, ocorrida_em)
      select m.congenere, m.matricula, m.operacao, m.dia from datado m where m.is_novo order by m.dia, m.matricula, m.vez
      returning 1
    ),
    guardado as (
      insert into congenere_dito as e (matricula, congenere_codigo, situacao, dados, em)
      select k.matricula, k.congenere, case when k.ativo then 'ATIVO' else 'INATIVO' end, k.dados, ${momento}::timestamp
      from conhecido k where k.congenere is not null and not exists (select 1 from datado m where m.matricula = k.matricula and m.is_enviado)
      on conflict (matricula) do update
        set congenere_codigo = excluded.congenere_codigo, situacao = excluded.situacao, dados = excluded.dados, em = excluded.em
        where row(e.congenere_codigo, e.situacao, e.dados) is distinct from row(excluded.congenere_codigo, excluded.situacao, excluded.dados)
    ),
    esquecido as (
      delete from congenere_dito e using conhecido k where e.matricula = k.matricula and k.congenere is null
    )
    select count(*)::int as quantidade from escrito`.execute(trx);
  return rows[0]?.quantidade ?? 0;
};
