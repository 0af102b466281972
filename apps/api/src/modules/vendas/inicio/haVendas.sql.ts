import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { existe } from '../../../db/existe.ts';

/** Whether there is any seller and any sale; of one seller, of his own. */
export const haVendas = (db: Db, vendedor: string | null) =>
  existe(
    db,
    ['vendedores', 'vendas'],
    vendedor === null
      ? {}
      : { vendedores: sql`codigo = ${vendedor}`, vendas: sql`vendedor_codigo = ${vendedor}` },
  );
