import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Salt of all current challenges; a new one is stored when the spent challenges were lost. */
export const findEpoca = async (db: Db, drawn: Uint8Array): Promise<Uint8Array> => {
  const find = () => db.selectFrom('desafio_epoca').select('sal').where('id', '=', 1).executeTakeFirst();
  const known = await find();
  if (known) return known.sal;
  await db
    .insertInto('desafio_epoca')
    .values({ id: 1, sal: drawn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.sal ?? drawn;
};

/** Spends a challenge; false when any server spent it before. Deletes those of finished turns. */
export const gastaDesafio = async (
  db: Db,
  nonce: Uint8Array,
  { vez, vencida }: { vez: number; vencida: number },
): Promise<boolean> => {
  await sql`delete from desafio_gasto where vez = ${vencida}::smallint`.execute(db);
  const { rows } = await sql`
    insert into desafio_gasto (nonce, vez) values (${nonce}, ${vez}::smallint) on conflict do nothing returning vez`.execute(
    db,
  );
  return rows.length === 1;
};
