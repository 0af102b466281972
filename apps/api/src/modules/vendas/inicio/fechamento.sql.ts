import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Unpaid amount of closed months in cents, and ended months that are still open. */
export const findFechamento = async (
  db: Db,
  competencia: string,
  vendedor: string | null,
): Promise<{ naoPago: number; aFechar: string[] }> => {
  const { rows } = await sql<{ naoPago: number; ultima: string | null }>`
    select (select max(competencia) from comissao_fechamento) as ultima,
      coalesce((
        select sum(s.pago_cents) from comissao_saldo s join comissao_fechamento f on f.competencia = s.competencia
        where f.paga_em is null and ${vendedor === null ? sql`true` : sql`s.vendedor_codigo = ${vendedor}`}
      ), 0)::int8 as "naoPago"`.execute(db);
  const { naoPago = 0, ultima = null } = rows[0] ?? {};
  return {
    naoPago: Number(naoPago),
    aFechar:
      ultima === null ? [] : competenciasEntre(somaCompetencia(ultima, 1), somaCompetencia(competencia, -1)),
  };
};

/** Contested lines without an answer, oldest month first. */
export const countContestacoes = (
  db: Db,
  vendedor: string | null,
): Promise<{ competencia: string; quantidade: number }[]> =>
  db
    .selectFrom('comissao_contestacao')
    .select(['competencia', sql<number>`count(*)::int`.as('quantidade')])
    .where('respondida_em', 'is', null)
    .$if(vendedor !== null, (query) => query.where('vendedor_codigo', '=', vendedor ?? ''))
    .groupBy('competencia')
    .orderBy('competencia')
    .execute();
