import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { momentoExato } from '../../db/momento.ts';

/** A listed key; moments are local 'YYYY-MM-DDTHH:MM:SS'. */
export interface ChaveListada {
  nome: string;
  criadaEm: string;
  criadaPor: string;
  revogadaEm: string | null;
  usadaEm: string | null;
}

/** Stores a new key; false when a valid one has this name. */
export const insereChave = async (
  db: Db,
  { nome, sha256, autor, em }: { nome: string; sha256: Uint8Array; autor: string; em: string },
): Promise<boolean> => {
  const row = await db
    .insertInto('carga_chave')
    .values({ nome, sha256, criada_em: em, criada_por: autor })
    .onConflict((conflict) => conflict.column('nome').where('revogada_em', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends a key at once; false without a valid one of this name. */
export const revogaChave = async (
  db: Db,
  { nome, autor, em }: { nome: string; autor: string; em: string },
): Promise<boolean> => {
  const row = await db
    .updateTable('carga_chave')
    .set({ revogada_em: em, revogada_por: autor })
    .where('nome', '=', nome)
    .where('revogada_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const listaChaves = async (db: Db): Promise<ChaveListada[]> => {
  const { rows } = await sql<ChaveListada>`
    select nome, ${momentoExato('criada_em')} as "criadaEm", criada_por as "criadaPor", ${momentoExato('revogada_em')} as "revogadaEm",
      ${momentoExato('usada_em')} as "usadaEm" from carga_chave order by nome, id`.execute(db);
  return rows;
};

/** Key of this hash, revoked ones included. */
export const findChave = async (
  db: Db,
  sha256: Uint8Array,
): Promise<{ id: number; nome: string; revogada: boolean } | undefined> => {
  const row = await db
    .selectFrom('carga_chave')
    .select(['id', 'nome', 'revogada_em'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { id: row.id, nome: row.nome, revogada: row.revogada_em !== null };
};

/** Stores the minute of the last use; many calls of one minute write once. */
export const anotaUso = async (db: Db, id: number, em: string): Promise<void> => {
  await sql`update carga_chave set usada_em = ${em}::timestamp
    where id = ${id}::int and (usada_em is null or usada_em < ${em}::timestamp - interval '1 minute')`.execute(
    db,
  );
};
