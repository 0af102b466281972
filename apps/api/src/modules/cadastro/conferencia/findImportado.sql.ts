import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { findConferenciaImportada } from './importacao.sql.ts';

/** Author and moment (local) of the SIB import with these bytes; undefined when there is none. */
export const findImportado = async (
  db: Db,
  sha256: string,
): Promise<{ por: string; em: string } | undefined> => {
  const { rows } = await sql<{ por: string; em: string }>`
    select ${nomeDoUsuario('r.login')} as por, r.importado_em as em
    from sib_retorno r where r.sha256 = ${sha256} and r.situacao = 'CONCLUIDO'`.execute(db);
  return rows[0] ?? findConferenciaImportada(db, sha256);
};
