import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Manifesto } from '../../../carga/entregas/manifesto.ts';

/** List columns of a delivery from other tables. */
export interface Trazida {
  por: string;
  arquivos: number;
}

/** Author and number of files of each delivery. */
export const findTrazidas = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Trazida>> => {
  const { rows } = await sql<Trazida & { id: string }>`
    select e.id, ${nomeDoUsuario('e.login')} as por,
      (select count(*)::int from carga_arquivo a where a.entrega_id = e.id) as arquivos
    from carga_entrega e where e.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...trazida }) => [id, trazida]));
};

/** The bytes of a delivery are still stored. */
export const isGuardada = async (db: Db, id: string): Promise<boolean> => {
  const { rows } = await sql`select from carga_pedaco where entrega_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
};

/** Stores or removes the content of entrega.json; false once the delivery is closed. */
export const gravaManifesto = async (db: Db, id: string, manifesto: Manifesto | null): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update carga_entrega set manifesto = ${manifesto && JSON.stringify(manifesto)}::jsonb
    where id = ${id} and situacao = 'RECEBENDO'`.execute(db);
  return numAffectedRows > 0n;
};

/** Discards a delivery with its files and problems; false when applied or in work. */
export const descartaEntrega = async (db: Db, id: string, porque: string): Promise<boolean> => {
  const { rows } = await sql`
    with descartada as (
      update carga_entrega set situacao = 'DESCARTADA', motivo = concat_ws(' ', motivo, ${porque}::text)
      where id = (
        select id from carga_entrega
        where id = ${id} and situacao in ('RECEBENDO', 'PRONTA', 'JULGADA', 'RECUSADA') for update skip locked
      )
      returning id
    ), pedacos as (
      delete from carga_pedaco p using descartada d where p.entrega_id = d.id
    ), problemas as (
      delete from carga_problema p using descartada d where p.entrega_id = d.id
    )
    select id from descartada`.execute(db);
  return rows.length > 0;
};
