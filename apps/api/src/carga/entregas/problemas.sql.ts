import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Problema } from '../juiz.ts';

/** A problem as it is kept; `id` is its place in the order of the page. */
export interface ProblemaGuardado extends Omit<Problema, 'linha'> {
  id: number;
  linha: number | null;
}

/** Problems of a delivery behind one of them, in the order in which they were found. */
export const problemasDe = async (
  db: Db,
  entrega: string,
  { depois, quantos }: { depois: number; quantos: number },
): Promise<ProblemaGuardado[]> => {
  const { rows } = await sql<ProblemaGuardado>`
    select id::float8 as id, arquivo, linha, coluna, valor, motivo, remedio, avisa from carga_problema
    where entrega_id = ${entrega} and id > ${depois}::bigint order by id limit ${quantos}::int`.execute(db);
  return rows;
};

/** Why the lines of a file were refused, by line. */
export const motivosDoArquivo = async (
  db: Db,
  entrega: string,
  arquivo: string,
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ linha: number; motivo: string }>`
    select linha, string_agg(coalesce(coluna || ': ', '') || motivo || ' (' || remedio || ')', '; ' order by id) as motivo
    from carga_problema where entrega_id = ${entrega} and arquivo = ${arquivo} and not avisa and linha is not null
    group by linha`.execute(db);
  return new Map(rows.map(({ linha, motivo }) => [linha, motivo]));
};
