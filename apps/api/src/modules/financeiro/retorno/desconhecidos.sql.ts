import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Counts of a file's lines without a title, before it is applied. */
interface SemTitulo {
  titulos: number;
  recebido: number;
  /** Some line names a title of ours. */
  temConhecido: boolean;
}

/** Counts of a file's lines without a title. */
export const findSemTitulo = async (db: Db, arquivo: number): Promise<SemTitulo> => {
  const { rows } = await sql<SemTitulo>`
    select (count(distinct nosso_numero) filter (where fim = 'DESCONHECIDO'))::int as titulos,
      coalesce(sum(recebido_cents) filter (where fim = 'DESCONHECIDO'), 0)::int8 as recebido,
      coalesce(bool_or(titulo_numero is not null), false) as "temConhecido"
    from retorno_linha where arquivo_id = ${arquivo}`.execute(db);
  return rows[0] ?? { titulos: 0, recebido: 0, temConhecido: false };
};
