import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { doMes, emAberto, emAnalise, isReclamacao, satisfacao } from './registros.sql.ts';

/** Four indicators over a month's protocols (YYYY-MM), by the registry's own filter (ATD-8, ATD-9). */
export const contaProtocolos = async (db: Db, mes: string) =>
  db
    .selectFrom('protocolo_atendimento as r')
    .where(doMes('r.lancado_em', mes))
    .select([
      sql<number>`count(*)::int`.as('atendimentos'),
      sql<number>`(count(*) filter (where ${isReclamacao}))::int`.as('reclamacoes'),
      sql<number>`(count(*) filter (where ${satisfacao} = 'FELIZ'))::int`.as('felizes'),
      sql<number>`(count(*) filter (where ${satisfacao} = 'TRISTE'))::int`.as('tristes'),
    ])
    .executeTakeFirstOrThrow();

/** Number of authorisations under review, and of those entered in the month (YYYY-MM) (ATD-11). */
export const contaEmAnalise = async (db: Db, mes: string) =>
  db
    .selectFrom('autorizacao as a')
    .where(emAnalise)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${doMes('a.lancada_em', mes)}))::int`.as('doMes'),
    ])
    .executeTakeFirstOrThrow();

/** Open protocols: their number, the month's (YYYY-MM), the complaints, and the oldest day (ATD-11). */
export const contaAbertos = async (db: Db, mes: string) =>
  db
    .selectFrom('protocolo_atendimento as r')
    .where(emAberto)
    .select([
      sql<number>`count(*)::int`.as('protocolos'),
      sql<number>`(count(*) filter (where ${doMes('r.lancado_em', mes)}))::int`.as('doMes'),
      sql<number>`(count(*) filter (where ${satisfacao} = 'TRISTE'))::int`.as('reclamacoes'),
      sql<string | null>`to_char(min(r.lancado_em), 'YYYY-MM-DD')`.as('desde'),
    ])
    .executeTakeFirstOrThrow();
