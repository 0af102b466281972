import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Errado, telefonesErradosDe } from '../../../db/telefoneDe.ts';

/** Numbers of holders that somebody reported as wrong, by matrícula (MSG-21). */
export const findErrados = async (db: Db, matriculas: readonly string[]): Promise<Map<string, Errado[]>> => {
  const { rows } = await sql<{ matricula: string; errados: Errado[] }>`
    select b.matricula, ${telefonesErradosDe('p')} as errados
    from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = any(${[...matriculas]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ matricula, errados }) => [matricula, errados]));
};
