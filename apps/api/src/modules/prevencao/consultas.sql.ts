import type { consultasRegistradas } from '@vidas/api-client/prevencao/consultasRegistradas.report';
import type { RowOf } from '@vidas/api-client/report';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nomeDoUsuario } from '../../db/nomeDoUsuario.ts';
import type { ConsultaSaudeTable } from '../../db/tables/prevencao.ts';
import type { ReportContext } from '../../http/door.ts';

/** An opening as it is recorded before its rows are read. */
export type Consulta = Omit<Insertable<ConsultaSaudeTable>, 'id' | 'pessoas' | 'completa'>;

/** Writes an opening down and answers its number. */
export const insertConsulta = async (db: Db, consulta: Consulta): Promise<number> =>
  (await db.insertInto('consulta_saude').values(consulta).returning('id').executeTakeFirstOrThrow()).id;

/** How an opening ended. */
export const terminaConsulta = (db: Db, id: number, fim: { pessoas: number; completa: boolean }) =>
  db.updateTable('consulta_saude').set(fim).where('id', '=', id).execute();

/** The openings of a period, the newest first, with who made them (PRV-9). */
export const selectConsultas = (_: ReportContext, { start, end }: { start: string; end: string }) =>
  sql<RowOf<typeof consultasRegistradas>>`
    select to_char(c.em, 'YYYY-MM-DD"T"HH24:MI') as em, ${nomeDoUsuario('c.login')} as quem, c.lista, c.inicio, c.fim, c.detalhe, c.pessoas,
      case when c.completa then 'SIM' else 'NAO' end as completa, c.finalidade
    from consulta_saude c
    where c.em >= ${start}::date and c.em < ${end}::date + 1
    order by c.id desc`;
