import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { PassoFeitoTable } from './tables/acesso.ts';

/** Stores the day of a step over an earlier one. */
export const upsertPassoFeito = async (db: Db, feito: Insertable<PassoFeitoTable>): Promise<void> => {
  const { passo: _key, ...values } = feito;
  await db
    .insertInto('passo_feito')
    .values(feito)
    .onConflict((conflict) => conflict.column('passo').doUpdateSet(values))
    .execute();
};
