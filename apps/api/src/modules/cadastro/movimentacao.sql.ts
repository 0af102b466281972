import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Active partner insurers by name. */
export const findCongeneres = (db: Db) =>
  db
    .selectFrom('congenere')
    .where('ativa', '=', true)
    .select(['codigo', 'nome'])
    .orderBy(sql`unaccent(lower(nome))`)
    .execute();

/** Movements of an insurer, oldest first; `enviada_em` is text 'YYYY-MM-DDTHH:MM' or null. */
export const findMovimentacao = (db: Db, congenere: string, incluiExportados: boolean) =>
  db
    .selectFrom('movimentacao_congenere as m')
    .innerJoin('beneficiario as b', 'b.matricula', 'm.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .where('m.congenere_codigo', '=', congenere)
    .$if(!incluiExportados, (query) => query.where('m.enviada_em', 'is', null))
    .select([
      'm.matricula',
      'p.nome',
      'm.operacao',
      'm.ocorrida_em',
      sql<string | null>`to_char(m.enviada_em, 'YYYY-MM-DD"T"HH24:MI')`.as('enviada_em'),
    ])
    .orderBy('m.ocorrida_em')
    .orderBy('m.id')
    .execute();

/** A row of `findMovimentacao`. */
export type MovimentacaoRow = Awaited<ReturnType<typeof findMovimentacao>>[number];

/** Marks what was not yet exported; `momento` is local, 'YYYY-MM-DDTHH:MM:SS'. Answers how many were marked. */
export const markExported = async (db: Db, congenere: string, momento: string): Promise<number> => {
  const result = await db
    .updateTable('movimentacao_congenere')
    .set({ enviada_em: momento })
    .where('congenere_codigo', '=', congenere)
    .where('enviada_em', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
