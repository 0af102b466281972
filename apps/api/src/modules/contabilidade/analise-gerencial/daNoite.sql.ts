import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momentoExato } from '../../../db/momento.ts';

/** Last nightly request; a person's calculation by day does not count, because the night brings what changed since. */
export const findUltimaDaNoite = async (db: Db, tipo: string, login: string): Promise<string | undefined> => {
  const { rows } = await sql<{ em: string | null }>`
    select ${momentoExato(sql`max(pedida_em)`)} as em from tarefa where tipo = ${tipo} and login = ${login}`.execute(
    db,
  );
  return rows[0]?.em ?? undefined;
};

/** A month without fees has nothing to calculate (ANA-10). */
export const haMensalidade = async (db: Db, competencia: string): Promise<boolean> => {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from lancamento where competencia = ${competencia} and tipo_codigo = 2 and status = 'ATIVO') as ha`.execute(
    db,
  );
  return rows[0]?.ha === true;
};
