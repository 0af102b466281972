import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Sellers by name, inactive ones included; null: all. */
export const findVendedores = (db: Db, codigos: readonly string[] | null) =>
  db
    .selectFrom('vendedor')
    .select(['codigo as codigoVendedor', 'nome as nomeVendedor'])
    .$if(codigos !== null, (query) => query.where('codigo', 'in', codigos ?? []))
    .orderBy(sql`ordem_pt(nome)`)
    .orderBy('codigo')
    .execute();
