import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Base table of each home: an empty one leaves nothing to show. */
export const basesDosModulos = ['beneficiario', 'titulo', 'venda', 'guia', 'prestador'] as const;

export type BaseDoModulo = (typeof basesDosModulos)[number];

/** Base tables without rows. */
export const basesVazias = async (db: Db): Promise<ReadonlySet<BaseDoModulo>> => {
  const columns = basesDosModulos.map(
    (base) => sql`not exists (select from ${sql.table(base)}) as ${sql.ref(base)}`,
  );
  const { rows } = await sql<Record<BaseDoModulo, boolean>>`select ${sql.join(columns)}`.execute(db);
  return new Set(basesDosModulos.filter((base) => rows[0]?.[base] === true));
};
