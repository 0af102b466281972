import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { custoDasGuias, deUmAno } from '../../prevencao/custoDeUmAno.sql.ts';

/** Cost of care of these bonds in the twelve months before a day; undefined when the register has no guide at all in them (RET-30). */
export const findCustos = async (
  db: Db,
  matriculas: readonly string[],
  hoje: string,
): Promise<ReadonlyMap<string, number> | undefined> => {
  const { rows: alguma } = await sql`select from guia g where ${deUmAno(hoje)} limit 1`.execute(db);
  if (alguma.length === 0) return undefined;
  const { rows } = await sql<{ matricula: string; total: string }>`
    select g.matricula, ${custoDasGuias} as total from guia g
    where g.matricula = any(${[...matriculas]}::text[]) and ${deUmAno(hoje)} group by g.matricula`.execute(
    db,
  );
  return new Map(rows.map(({ matricula, total }) => [matricula, Number(total)]));
};
