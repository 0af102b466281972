import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How often each of these failed, the last time after `desde`; by the key in hexadecimal. */
export const findFalhas = async (
  db: Db,
  chaves: readonly Uint8Array[],
  { desde }: { desde: Date },
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('entrada_falha')
    .select(['chave', 'quantas'])
    .where('chave', 'in', chaves)
    .where('desde', '>', desde)
    .execute();
  return new Map(rows.map(({ chave, quantas }) => [Buffer.from(chave).toString('hex'), quantas]));
};

/** Counts a failure of each; those whose last one was before `desde` begin anew, and others of then are forgotten. */
export const contaFalha = async (
  db: Db,
  chaves: readonly Uint8Array[],
  { agora, desde }: { agora: Date; desde: Date },
): Promise<void> => {
  await db.deleteFrom('entrada_falha').where('desde', '<=', desde).execute();
  // In one order, so that two servers never wait for each other.
  const rows = chaves
    .toSorted((a, b) => Buffer.compare(a, b))
    .map((chave) => ({ chave, quantas: 1, desde: agora }));
  await db
    .insertInto('entrada_falha')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet({
        quantas: sql`entrada_falha.quantas + 1`,
        desde: agora,
      }),
    )
    .execute();
};

/** Forgets the failures of one. */
export const esqueceFalhas = async (db: Db, chave: Uint8Array): Promise<void> => {
  await db.deleteFrom('entrada_falha').where('chave', '=', chave).execute();
};
