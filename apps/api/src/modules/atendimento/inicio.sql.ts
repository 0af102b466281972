import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { doMes, isReclamacao, satisfacao } from './registros.sql.ts';

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

/** Number of a month's authorisations (YYYY-MM) under review. */
export const contaEmAnalise = async (db: Db, mes: string): Promise<number> => {
  const { total } = await db
    .selectFrom('autorizacao as a')
    .where(doMes('a.lancada_em', mes))
    .where('a.status', '=', 'EM ANÁLISE')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
