import { type RawBuilder, sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';
import { withoutNestedLoops } from '../../../db/withoutNestedLoops.ts';
import { emVigor } from '../conferencia/importacao.sql.ts';

/** Lock for one file or return at a time, so that two clerks never tell ANS the same thing. */
export const lockSib = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(320032)`.execute(trx);
};

const destas = (matriculas: readonly string[]) => sql<boolean>`a.matricula = any(${matriculas}::text[])`;

/** Situation in the conference file in force, else in the register up to the previous month (SIB-27). */
const situacaoConhecida = (momento: string) => sql<string>`case when c.situacao is not null then c.situacao
  when a.cancelado_em < date_trunc('month', ${momento}::timestamp) then 'INATIVO' else 'ATIVO' end`;

/**
 * Bonds of `sib_atual` with the last state known to ANS: the last accepted one or, for a CCO that no file of
 * ours told, the register's data with the known situation (SIB-27, `is_por_adotar`). `situacao` is null for a
 * bond unknown to ANS. Stored and computed states both use this. `quais` selects bonds `a`.
 */
export const conhecidos = (
  quais: RawBuilder<boolean>,
  momento: string,
  situacao: RawBuilder<string> = situacaoConhecida(momento),
): RawBuilder<unknown> => sql`(
  select a.matricula, a.cco, a.nome, a.titular_matricula, a.dependencia, a.ativado_em, a.cancelado_em, m.codigo_sib,
    a.dados as atual, a.fonte as fonte_atual, e.matricula is null and s.situacao is not null as is_por_adotar, s.situacao,
    case when e.matricula is not null then e.dados when s.situacao = 'ATIVO' then a.dados
      when s.situacao = 'INATIVO' then jsonb_strip_nulls(a.dados || jsonb_build_object(
        'dataCancelamento', coalesce(a.cancelado_em, c.cancelado_em), 'motivoCancelamento', m.codigo_sib)) end as dito,
    case when e.matricula is not null then e.fonte when s.situacao is not null then a.fonte end as fonte
  from sib_atual a
  left join sib_estado e on e.matricula = a.matricula
  left join conferencia_beneficiario c on c.cco = case when e.matricula is null then a.cco end and c.importacao_id = ${emVigor}
  left join motivo_cancelamento m on m.codigo = a.motivo_cancelamento_codigo,
  lateral (select case when e.matricula is not null then e.situacao when a.cco is not null then ${situacao} end as situacao) s
  where ${quais} and a.congenere_codigo is null and a.ativado_em is not null
)`;

/** Stores the register's data of these bonds as the state known to ANS. */
const adota = (trx: Trx, momento: string, quais: RawBuilder<boolean>, situacao?: RawBuilder<string>) =>
  sql`
    insert into sib_estado (matricula, situacao, dados, fonte, em)
    select k.matricula, k.situacao, k.dito, k.fonte, ${momento}::timestamp
    from ${conhecidos(sql`${quais} and a.cco is not null`, momento, situacao)} k where k.is_por_adotar
    on conflict (matricula) do nothing`.execute(trx);

/** Stores the register's data as known to ANS, for bonds with a CCO that none of our files sent (SIB-27). */
export const adotaEstado = async (trx: Trx, momento: string): Promise<void> => {
  await withoutNestedLoops(trx, () => adota(trx, momento, sql`true`));
};

/** `adotaEstado` for some bonds `a`, in a transaction that uses indexes. */
export const adotaEstes = async (trx: Trx, momento: string, quais: RawBuilder<boolean>): Promise<void> => {
  await adota(trx, momento, quais);
};

/** `adotaEstado` for bonds that have just received their CCO, in a transaction that uses indexes. */
export const adotaGravados = async (
  trx: Trx,
  momento: string,
  matriculas: readonly string[],
): Promise<void> => {
  if (matriculas.length > 0) await adotaEstes(trx, momento, destas(matriculas));
};

/** `adotaEstado` for the bonds of a person, before the person's data changes. */
export const adotaDaPessoa = (trx: Trx, momento: string, pessoaId: string): Promise<void> =>
  adotaEstes(
    trx,
    momento,
    sql<boolean>`a.matricula = any(array(select matricula from beneficiario where pessoa_id = ${pessoaId}))`,
  );

/** `adotaEstado` for bonds that ANS has just included, as active; in a transaction that uses indexes. */
export const adotaIncluidos = async (
  trx: Trx,
  momento: string,
  matriculas: readonly string[],
): Promise<void> => {
  if (matriculas.length > 0) await adota(trx, momento, destas(matriculas), sql`'ATIVO'`);
};

/** Fingerprint of everything told to and answered by ANS: files, returns and the conference file in force. */
export const findDito = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ dito: string }>`
    select concat((select string_agg(id || ' ' || situacao, ',' order by id) from sib_envio), ';',
      (select string_agg(id || ' ' || situacao, ',' order by id) from sib_retorno), ';', ${emVigor}) as dito`.execute(
    db,
  );
  return rows[0]?.dito ?? '';
};

/**
 * `adotaEstado` in many small transactions, for a register never told before; may be interrupted and started
 * again. Each transaction reads the next bonds, due or not, because finding the due ones would be one
 * statement over all.
 */
export const adotaAosPoucos = async (db: Db, momento: string, pace: Pace): Promise<void> => {
  for (let depois: string | undefined = ''; depois !== undefined;) {
    const since: RawBuilder<boolean> = sql<boolean>`a.matricula > ${depois}`;
    // oxlint-disable-next-line no-await-in-loop
    depois = await pace.tx(db, async (trx) => {
      await byIndexes(trx);
      const { rows } = await sql<{ matricula: string }>`
          select a.matricula from beneficiario a where ${since} order by a.matricula offset ${pace.size() - 1} limit 1`.execute(
        trx,
      );
      const ate = rows[0]?.matricula;
      const these = ate === undefined ? since : sql<boolean>`${since} and a.matricula <= ${ate}`;
      await adotaEstes(trx, momento, these);
      return ate;
    });
  }
};
