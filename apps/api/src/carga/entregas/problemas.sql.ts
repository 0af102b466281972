import type { ProblemaDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/problemasDaCarga.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ReportContext } from '../../http/door.ts';
import type { Problema } from '../juiz.ts';
import type { Lugar } from './pedacos.sql.ts';

/** A stored problem; `id` is its index in the order of the page. */
export interface ProblemaGuardado extends Omit<Problema, 'linha'> {
  id: number;
  linha: number | null;
}

const campos = sql.raw('arquivo, linha, coluna, valor, motivo, remedio');

/** Problems of a delivery after one of them, in the order of finding. */
export const problemasDe = async (
  db: Db,
  entrega: string,
  { depois, quantos }: { depois: number; quantos: number },
): Promise<ProblemaGuardado[]> => {
  const { rows } = await sql<ProblemaGuardado>`
    select id::float8 as id, ${campos}, avisa from carga_problema
    where entrega_id = ${entrega} and id > ${depois}::bigint order by id limit ${quantos}::int`.execute(db);
  return rows;
};

/** All problems for the screen, by file and line. */
export const selectProblemas = (_: ReportContext, { id }: { id: string }) =>
  sql<ProblemaDaCarga>`
    select ${campos}, case when avisa then 'AVISO' else 'RECUSADA' end as efeito
    from carga_problema where entrega_id = ${id} order by arquivo, linha, carga_problema.id`;

/** Reasons for refusing lines in this range of a file, by line. */
export const motivosEntre = async (
  db: Db,
  { entrega, nome }: Lugar,
  [primeira, ultima]: readonly [number, number],
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ linha: number; motivo: string }>`
    select linha, string_agg(concat_ws(' ', coluna, motivo) || ': ' || remedio, ' | ' order by id) as motivo
    from carga_problema
    where entrega_id = ${entrega} and arquivo = ${nome} and linha between ${primeira} and ${ultima} and not avisa
    group by linha`.execute(db);
  return new Map(rows.map(({ linha, motivo }) => [linha, motivo]));
};
