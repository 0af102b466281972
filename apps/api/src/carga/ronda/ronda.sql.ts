import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { momentoExato } from '../../db/momento.ts';

/** True for the one server that runs it. `vez` names the work and its day; older ones are deleted. */
export const tomaVez = async (db: Db, vez: string, em: string): Promise<boolean> => {
  await sql`delete from carga_vez where em < ${em}::timestamp - interval '30 days'`.execute(db);
  const row = await db
    .insertInto('carga_vez')
    .values({ vez, em })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vez')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deliveries whose last step was before that moment and whose files are still stored, oldest first. */
export const entregasVelhas = async (db: Db, antesDe: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from carga_entrega
    where arquivos_apagados_em is null
      and greatest(criada_em, pronta_em, julgada_em, aplicada_em, desfeita_em) < ${antesDe}::timestamp
    order by criada_em, id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Deletes files, problems and earlier values of a delivery. Its row, report and hashes stay. A delivery that
 * was never applied becomes discarded.
 */
export const apagaGuardados = (db: Db, id: string, em: string): Promise<void> =>
  tx(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const tabela of ['carga_pedaco', 'carga_problema', 'carga_antes'])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`delete from ${sql.table(tabela)} where entrega_id = ${id}`.execute(trx);
    await sql`update carga_entrega set arquivos_apagados_em = ${em}::timestamp,
      motivo = case when situacao in ('RECEBENDO', 'PRONTA', 'JULGADA')
        then 'Os arquivos passaram dos dias de guarda sem que a entrega fosse aplicada.' else motivo end,
      situacao = case when situacao in ('RECEBENDO', 'PRONTA', 'JULGADA') then 'DESCARTADA' else situacao end
      where id = ${id}`.execute(trx);
  });

const arquivosDe = (entrega: string) =>
  sql.raw(
    `(select array_agg(a.nome || a.sha256 order by a.nome) from carga_arquivo a where a.entrega_id = ${entrega})`,
  );

/**
 * Each system's last applied delivery with `entrega.json`, when late: extracted before that moment, and not
 * repeated since.
 */
export const atrasadas = async (
  db: Db,
  antesDe: string,
): Promise<{ sistema: string; extraidaEm: string }[]> => {
  const { rows } = await sql<{ sistema: string; extraidaEm: string }>`
    select u.sistema, ${momentoExato('v.em')} as "extraidaEm"
    from (
      select distinct on (sistema) id, sistema, extraida_em from carga_entrega
      where situacao = 'APLICADA' and manifesto is not null order by sistema, extraida_em desc) u
    cross join lateral (
      select greatest(u.extraida_em, max(r.extraida_em)) as em from carga_entrega r
      where r.sistema = u.sistema and r.situacao = 'RECUSADA' and r.extraida_em > u.extraida_em
        and ${arquivosDe('r.id')} = ${arquivosDe('u.id')}) v
    where v.em < ${antesDe}::timestamp order by u.sistema`.execute(db);
  return rows;
};
