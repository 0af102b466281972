import { type RawBuilder, sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { withoutNestedLoops } from '../../../db/withoutNestedLoops.ts';
import { emVigor } from '../conferencia/importacao.sql.ts';

/** Lets only one transaction at a time make a file or import a return, so that two clerks never tell ANS the same thing. */
export const lockSib = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(320032)`.execute(trx);
};

/** Bonds with a CCO that no file of ours told. */
const semEstado = sql<boolean>`a.cco is not null and a.congenere_codigo is null and a.ativado_em is not null
  and not exists (select 1 from sib_estado e where e.matricula = a.matricula)`;

/** Takes the data that the register has of these bonds as told to ANS. */
const adota = (trx: Trx, momento: string, quais: RawBuilder<boolean>, situacao: RawBuilder<string>) =>
  sql`
    insert into sib_estado (matricula, situacao, dados, fonte, em)
    select a.matricula, s.situacao,
      case s.situacao when 'ATIVO' then a.dados else jsonb_strip_nulls(a.dados || jsonb_build_object(
        'dataCancelamento', coalesce(a.cancelado_em, c.cancelado_em), 'motivoCancelamento', m.codigo_sib)) end,
      a.fonte, ${momento}::timestamp
    from sib_atual a
    left join conferencia_beneficiario c on c.cco = a.cco and c.importacao_id = ${emVigor}
    left join motivo_cancelamento m on m.codigo = a.motivo_cancelamento_codigo,
    lateral (select ${situacao} as situacao) s
    where ${semEstado} and ${quais}
    on conflict (matricula) do nothing`.execute(trx);

/** The situation in the conference file in force, else in the register up to the month before (SIB-27). */
const situacaoConhecida = (momento: string) => sql<string>`case when c.situacao is not null then c.situacao
  when a.cancelado_em < date_trunc('month', ${momento}::timestamp) then 'INATIVO' else 'ATIVO' end`;

/** For bonds with a CCO that no file of ours told, takes the register's data as told, with the situation that is known (SIB-27). */
export const adotaEstado = async (trx: Trx, momento: string): Promise<void> => {
  await withoutNestedLoops(trx, () => adota(trx, momento, sql`true`, situacaoConhecida(momento)));
};

/** The same of bonds that ANS has just included: they are active there. */
export const adotaIncluidos = async (
  trx: Trx,
  momento: string,
  matriculas: readonly string[],
): Promise<void> => {
  if (matriculas.length === 0) return;
  const quais = sql<boolean>`a.matricula = any(${matriculas}::text[])`;
  await withoutNestedLoops(trx, () => adota(trx, momento, quais, sql`'ATIVO'`));
};

/** Bonds of one transaction: some tens of ms, in which the embedded database answers nobody else. */
const PORTION = 500;

/** `adotaEstado` in many small transactions, for a register of which nothing was told yet; may be broken off and begun anew. */
export const adotaAosPoucos = async (db: Db, momento: string): Promise<void> => {
  const { rows } = await sql<{ matricula: string }>`
    select a.matricula from beneficiario a where ${semEstado} order by a.matricula`.execute(db);
  for (let from = 0; from < rows.length; from += PORTION) {
    const matriculas = rows.slice(from, from + PORTION).map(({ matricula }) => matricula);
    await tx(db, async (trx) => {
      await byIndexes(trx);
      await adota(trx, momento, sql`a.matricula = any(${matriculas}::text[])`, situacaoConhecida(momento));
    });
  }
};
