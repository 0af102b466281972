import type { InicioVendas } from '@vidas/api-client/vendas/inicio/inicio.contract.ts';
import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Unpaid amounts of closed months in cents, and ended months that are still open. */
export const findFechamento = async (
  db: Db,
  competencia: string,
  vendedor: string | null,
): Promise<NonNullable<InicioVendas['fechamento']>> => {
  const { ultima } = await db
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ competencia: string; valor: number }>`
    select s.competencia, sum(s.pago_cents)::int8 as valor
    from comissao_saldo s join comissao_fechamento f on f.competencia = s.competencia
    where f.paga_em is null and ${vendedor === null ? sql`true` : sql`s.vendedor_codigo = ${vendedor}`}
    group by s.competencia having sum(s.pago_cents) > 0 order by s.competencia`.execute(db);
  const naoPagos = rows.map((row) => ({ competencia: row.competencia, valor: Number(row.valor) }));
  return {
    naoPago: naoPagos.reduce((sum, { valor }) => sum + valor, 0),
    naoPagos,
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
