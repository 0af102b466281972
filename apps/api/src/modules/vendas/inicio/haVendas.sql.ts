import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { existe } from '../../../db/existe.ts';

/** Presence of sellers and sales; for one seller, of own sales. */
export const haVendas = (db: Db, vendedor: string | null) =>
  existe(
    db,
    ['vendedores', 'vendas'],
    vendedor === null
      ? {}
      : { vendedores: sql`codigo = ${vendedor}`, vendas: sql`vendedor_codigo = ${vendedor}` },
  );
