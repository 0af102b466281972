import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The tables of which a home lives: without any row of it there is nothing to show. */
export const basesDosModulos = ['beneficiario', 'titulo', 'venda', 'guia', 'prestador'] as const;

/** One of them. */
export type BaseDoModulo = (typeof basesDosModulos)[number];

/** Those of them that hold no row. */
export const basesVazias = async (db: Db): Promise<ReadonlySet<BaseDoModulo>> => {
  const columns = basesDosModulos.map(
    (base) => sql`not exists (select from ${sql.table(base)}) as ${sql.ref(base)}`,
  );
  const { rows } = await sql<Record<BaseDoModulo, boolean>>`select ${sql.join(columns)}`.execute(db);
  return new Set(basesDosModulos.filter((base) => rows[0]?.[base] === true));
};
