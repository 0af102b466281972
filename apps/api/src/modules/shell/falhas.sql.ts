import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Failure count of each key with its last failure after `desde`, by hexadecimal key. */
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

/** Counts a failure per key; counts last raised before `desde` restart, and other old ones are deleted. */
export const contaFalha = async (
  db: Db,
  chaves: readonly Uint8Array[],
  { agora, desde }: { agora: Date; desde: Date },
): Promise<void> => {
  await db.deleteFrom('entrada_falha').where('desde', '<=', desde).execute();
  // Sorted, so that two servers never deadlock.
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

/** Deletes the failures of a key. */
export const esqueceFalhas = async (db: Db, chave: Uint8Array): Promise<void> => {
  await db.deleteFrom('entrada_falha').where('chave', '=', chave).execute();
};
