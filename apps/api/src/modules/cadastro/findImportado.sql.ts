import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Who imported a file of the SIB with these bytes, and when (local); undefined when nobody did. */
export const findImportado = async (
  db: Db,
  sha256: string,
): Promise<{ por: string; em: string } | undefined> => {
  const { rows } = await sql<{ por: string; em: string }>`
    select login as por, importado_em as em from sib_retorno where sha256 = ${sha256}
    union all
    select login, concluida_em from conferencia_importacao where sha256 = ${sha256} and situacao = 'CONCLUIDA'`.execute(
    db,
  );
  return rows[0];
};
