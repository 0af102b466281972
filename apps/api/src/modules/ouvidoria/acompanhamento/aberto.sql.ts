import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Stores an open follow-up and deletes those of finished turns. */
export const insertAberto = async (
  db: Db,
  { chave, conteudo, vez }: { chave: Uint8Array; conteudo: Uint8Array; vez: number },
  vencida: number,
): Promise<void> => {
  await sql`delete from acompanhamento_aberto where vez = ${vencida}::smallint`.execute(db);
  await db.insertInto('acompanhamento_aberto').values({ chave, conteudo, vez }).execute();
};

export const findAberto = async (db: Db, chave: Uint8Array): Promise<Uint8Array | undefined> =>
  (
    await db
      .selectFrom('acompanhamento_aberto')
      .select('conteudo')
      .where('chave', '=', chave)
      .executeTakeFirst()
  )?.conteudo;

export const updateAberto = async (db: Db, chave: Uint8Array, conteudo: Uint8Array): Promise<void> => {
  await db.updateTable('acompanhamento_aberto').set({ conteudo }).where('chave', '=', chave).execute();
};

export const deleteAberto = async (db: Db, chave: Uint8Array): Promise<void> => {
  await db.deleteFrom('acompanhamento_aberto').where('chave', '=', chave).execute();
};
