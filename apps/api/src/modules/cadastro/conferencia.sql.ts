import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { emVigor } from './importacao.sql.ts';

/** A row of a comparison between ANS and operator; days are ISO. */
export interface ComparacaoRow {
  cco: string | null;
  codigo: string | null;
  cpf: string | null;
  cns: string | null;
  nome: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  atualizado_em: string | null;
  situacao_ans: 'ATIVO' | 'INATIVO' | null;
  situacao_os: 'ATIVO' | 'INATIVO' | null;
}

const situacaoOs = (hoje: string): RawBuilder<'ATIVO' | 'INATIVO'> =>
  sql`case when b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date) then 'ATIVO' else 'INATIVO' end`;

/**
 * Each record of ANS with the operator's bond it belongs to: by CCO; what is left by beneficiary code (our matrícula, with or
 * without leading zeros; of several records the active and newest one); what is left by CPF and birth date, when that names one
 * record and one bond. A bond pairs with one record at most.
 */
const pareamento = sql`
  conf as materialized (
    select *, case when length(codigo_beneficiario) < 10 then lpad(codigo_beneficiario, 10, '0') else codigo_beneficiario end as matricula_ans
    from conferencia_beneficiario where importacao_id = ${emVigor}
  ),
  sem_par as materialized (select c.* from conf c where not exists (select 1 from beneficiario b where b.cco = c.cco)),
  livre as materialized (
    select b.matricula, b.pessoa_id from beneficiario b where not exists (select 1 from conf c where c.cco = b.cco)
  ),
  por_codigo as materialized (
    select distinct on (l.matricula) c.cco, l.matricula
    from sem_par c join livre l on l.matricula = c.matricula_ans
    order by l.matricula, c.situacao, c.atualizado_em desc nulls last, c.cco
  ),
  por_cpf as (
    select cco, matricula from (
      select c.cco, l.matricula, count(*) over (partition by c.cco) as bonds, count(*) over (partition by l.matricula) as records
      from sem_par c
      join pessoa p on p.cpf = c.cpf and p.nascimento = c.nascimento
      join livre l on l.pessoa_id = p.id
      where not exists (select 1 from por_codigo k where k.cco = c.cco)
        and not exists (select 1 from por_codigo k where k.matricula = l.matricula)
    ) candidate where bonds = 1 and records = 1
  ),
  sem_cco as (select cco, matricula from por_codigo union all select cco, matricula from por_cpf)`;

/** Records of ANS whose CCO no bond of the operator has; the ones that pair with a bond first. */
export const findNaAnsSemCco = async (db: Db, hoje: string): Promise<ComparacaoRow[]> => {
  const { rows } = await sql<ComparacaoRow>`
    with ${pareamento}
    select c.cco, coalesce(b.matricula, c.codigo_beneficiario) as codigo, coalesce(p.cpf, c.cpf) as cpf, coalesce(p.cns, c.cns) as cns,
      coalesce(p.nome, c.nome) as nome, coalesce(b.ativado_em, c.contratado_em) as ativado_em,
      case when b.matricula is null then c.cancelado_em else b.cancelado_em end as cancelado_em, c.atualizado_em,
      c.situacao as situacao_ans, case when b.matricula is null then null else ${situacaoOs(hoje)} end as situacao_os
    from sem_par c
    left join sem_cco s on s.cco = c.cco
    left join beneficiario b on b.matricula = s.matricula
    left join pessoa p on p.id = b.pessoa_id
    order by b.matricula is null, codigo, c.cco`.execute(db);
  return rows;
};

/** Pairs whose situation differs. */
export const findSituacaoDiferente = async (db: Db, hoje: string): Promise<ComparacaoRow[]> => {
  const { rows } = await sql<ComparacaoRow>`
    with ${pareamento},
    par as (select c.cco, b.matricula from conf c join beneficiario b on b.cco = c.cco union all select cco, matricula from sem_cco)
    select c.cco, b.matricula as codigo, p.cpf, p.cns, p.nome, b.ativado_em, b.cancelado_em, c.atualizado_em,
      c.situacao as situacao_ans, ${situacaoOs(hoje)} as situacao_os
    from par
    join conf c on c.cco = par.cco
    join beneficiario b on b.matricula = par.matricula
    join pessoa p on p.id = b.pessoa_id
    where c.situacao <> ${situacaoOs(hoje)}
    order by b.matricula`.execute(db);
  return rows;
};

/** Bonds of the operator without CCO. Not those still to be activated nor clients of a partner insurer: ANS is not told of them. */
export const findSemCco = async (db: Db, hoje: string): Promise<ComparacaoRow[]> => {
  const { rows } = await sql<ComparacaoRow>`
    select b.cco, b.matricula as codigo, p.cpf, p.cns, p.nome, b.ativado_em, b.cancelado_em, b.atualizado_em,
      null as situacao_ans, ${situacaoOs(hoje)} as situacao_os
    from beneficiario b join pessoa p on p.id = b.pessoa_id
    where b.cco is null and b.ativado_em <= ${hoje}::date and b.congenere_codigo is null
    order by b.matricula`.execute(db);
  return rows;
};

/** The whole file in force, in its order. */
export const findConferencia = async (db: Db): Promise<ComparacaoRow[]> => {
  const { rows } = await sql<ComparacaoRow>`
    select cco, codigo_beneficiario as codigo, cpf, cns, nome, contratado_em as ativado_em, cancelado_em, atualizado_em,
      situacao as situacao_ans, null as situacao_os
    from conferencia_beneficiario where importacao_id = ${emVigor} order by linha, cco`.execute(db);
  return rows;
};

/** How many records of ANS differ from the operator's register: unknown CCO or other situation. */
export const countDiferencas = async (db: Db, hoje: string): Promise<number> => {
  const { rows } = await sql<{ quantidade: number }>`
    with conf as materialized (select cco, situacao from conferencia_beneficiario where importacao_id = ${emVigor})
    select (
      (select count(*) from conf c where not exists (select 1 from beneficiario b where b.cco = c.cco)) +
      (select count(*) from conf c join beneficiario b on b.cco = c.cco where c.situacao <> ${situacaoOs(hoje)})
    )::int as quantidade`.execute(db);
  return rows[0]?.quantidade ?? 0;
};
