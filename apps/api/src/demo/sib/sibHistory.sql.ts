import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';

/** Empties the state known to ANS, for a demonstration that restarts. */
export const clearSib = async (db: Db): Promise<void> => {
  await sql`truncate sib_envio_registro, sib_envio, sib_retorno_erro, sib_retorno_incluido, sib_retorno, sib_estado restart identity cascade`.execute(
    db,
  );
};

/** Active bonds that ANS knows as active, in a fixed order unrelated to their numbers. */
const known = sql`
  select e.matricula, row_number() over (order by md5(e.matricula)) as lugar, count(*) over () as total
  from sib_estado e join beneficiario b on b.matricula = e.matricula
  where e.situacao = 'ATIVO' and b.cancelado_em is null`;

/** Six slices of the known bonds by position, each about a hundredth of them and at most `most`. */
const inSlice = (slice: number, most = 1000): RawBuilder<boolean> =>
  sql`lugar % 6 = ${slice} and (lugar - 1) / 6 < least(${most}::int, greatest(1, total / 100))`;

const change = async (
  trx: Trx,
  where: RawBuilder<boolean>,
  set: { situacao?: 'INATIVO'; dados: RawBuilder<unknown> },
): Promise<void> => {
  await sql`
    update sib_estado e set situacao = coalesce(${set.situacao ?? null}, e.situacao), dados = e.dados || ${set.dados}, fonte = null
    from (${known}) k, beneficiario b, plano p
    where k.matricula = e.matricula and b.matricula = e.matricula and p.registro = b.plano_registro and ${where}`.execute(
    trx,
  );
};

/**
 * Makes ANS's state older than the register, so that RETIFICAÇÃO, MUDANÇA CONTRATUAL and REATIVAÇÃO are due
 * for some bonds; rounds 0 and 1 change different bonds. `canceladoEm`: cancellation day of the reactivated
 * bonds at ANS.
 */
export const ageEstado = async (trx: Trx, round: 0 | 1, canceladoEm: string): Promise<void> => {
  const first = round * 3;
  const older = sql`case k.lugar % 2 when 0 then '{"logradouro": "RUA DO COMÉRCIO", "numero": "100"}' else '{"nomeMae": "MARIA"}' end::jsonb`;
  await change(trx, inSlice(first), { dados: older });
  const otherPlan = sql`(select o.registro from plano o where o.tipo = p.tipo and o.registro <> p.registro order by o.registro limit 1)`;
  await change(trx, inSlice(first + 1, 12), {
    dados: sql`jsonb_build_object('numeroPlanoANS', ${otherPlan})`,
  });
  await change(trx, inSlice(first + 2, 3), {
    situacao: 'INATIVO',
    dados: sql`jsonb_build_object('dataCancelamento', ${canceladoEm}::text, 'motivoCancelamento', '43')`,
  });
};

/** Removes the CCO from holders who began within a month, like before ANS's answer; returns the removed codes. */
export const hideCcos = async (
  trx: Trx,
  [from, to]: readonly [string, string],
): Promise<{ matricula: string; cco: string; nome: string }[]> => {
  const { rows } = await sql<{ matricula: string; cco: string; nome: string }>`
    with antes as (
      select b.matricula, b.cco, upper(p.nome) as nome from beneficiario b join pessoa p on p.id = b.pessoa_id
      where b.cco is not null and b.dependencia = 1 and b.congenere_codigo is null and b.cancelado_em is null
        and b.ativado_em between ${from}::date and ${to}::date
    )
    update beneficiario b set cco = null from antes a where a.matricula = b.matricula
    returning a.matricula, a.cco, a.nome`.execute(trx);
  return rows.toSorted((a, b) => (a.matricula < b.matricula ? -1 : 1));
};

/** Restores the CCOs without a return. */
export const restoreCcos = async (
  trx: Trx,
  hidden: readonly { matricula: string; cco: string }[],
): Promise<void> => {
  await sql`
    update beneficiario b set cco = x.cco
    from json_to_recordset(${JSON.stringify(hidden)}::json) as x (matricula text, cco text)
    where b.matricula = x.matricula and b.cco is null`.execute(trx);
};

/** Removes the mother's name of every third person without CCO, so that some movements have a problem. */
export const forgetMothers = async (trx: Trx): Promise<void> => {
  await sql`
    update pessoa set nome_mae = null where id in (
      select pessoa_id from (
        select pessoa_id, row_number() over (order by matricula) as lugar from beneficiario
        where cco is null and ativado_em is not null and congenere_codigo is null
      ) fresh where lugar % 3 = 0
    )`.execute(trx);
};

/** The movements of a file. */
export const findRegistros = (db: Db, envioId: number) =>
  db
    .selectFrom('sib_envio_registro')
    .where('envio_id', '=', envioId)
    .orderBy('ordem')
    .select(['matricula', 'tipo', 'cco'])
    .execute();
