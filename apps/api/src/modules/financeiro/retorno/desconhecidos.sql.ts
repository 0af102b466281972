import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a file that is not applied yet says of numbers that no title has. */
interface SemTitulo {
  titulos: number;
  recebido: number;
  /** Some line names a title of ours. */
  temConhecido: boolean;
}

/** How much of a file is about numbers that no title has. */
export const findSemTitulo = async (db: Db, arquivo: number): Promise<SemTitulo> => {
  const { rows } = await sql<SemTitulo>`
    select (count(distinct nosso_numero) filter (where fim = 'DESCONHECIDO'))::int as titulos,
      coalesce(sum(recebido_cents) filter (where fim = 'DESCONHECIDO'), 0)::int8 as recebido,
      coalesce(bool_or(titulo_numero is not null), false) as "temConhecido"
    from retorno_linha where arquivo_id = ${arquivo}`.execute(db);
  return rows[0] ?? { titulos: 0, recebido: 0, temConhecido: false };
};
