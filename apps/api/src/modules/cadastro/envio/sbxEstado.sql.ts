import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import { emVigor } from '../conferencia/importacao.sql.ts';

/** Lets only one transaction at a time make a file or import a return, so that two clerks never tell ANS the same thing. */
export const lockSib = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(320032)`.execute(trx);
};

/**
 * For bonds with a CCO that no file of ours told, takes the register's data as told (SIB-27); their situation is that of the
 * conference file in force, else of the register up to the month before. `isIncluded`: ANS has just included them, so they are
 * active there.
 */
export const adotaEstado = async (
  trx: Trx,
  momento: string,
  { isIncluded = false }: { isIncluded?: boolean } = {},
): Promise<void> => {
  await sql`
    insert into sib_estado (matricula, situacao, dados, fonte, em)
    select a.matricula, s.situacao,
      case s.situacao when 'ATIVO' then a.dados else jsonb_strip_nulls(a.dados || jsonb_build_object(
        'dataCancelamento', coalesce(a.cancelado_em, c.cancelado_em), 'motivoCancelamento', m.codigo_sib)) end,
      a.fonte, ${momento}::timestamp
    from sib_atual a
    left join conferencia_beneficiario c on c.cco = a.cco and c.importacao_id = ${emVigor}
    left join motivo_cancelamento m on m.codigo = a.motivo_cancelamento_codigo,
    lateral (select case when ${isIncluded} then 'ATIVO' when c.situacao is not null then c.situacao
      when a.cancelado_em < date_trunc('month', ${momento}::timestamp) then 'INATIVO' else 'ATIVO' end as situacao) s
    where a.cco is not null and a.congenere_codigo is null and a.ativado_em is not null
      and not exists (select 1 from sib_estado e where e.matricula = a.matricula)
    on conflict (matricula) do nothing`.execute(trx);
};
