import type { SimulacaoGuardada } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** Closed months among these, oldest first. */
export const findFechados = async (db: Db, de: string, ate: string): Promise<string[]> =>
  (
    await db
      .selectFrom('comissao_fechamento')
      .select('competencia')
      .where('competencia', '>=', de)
      .where('competencia', '<=', ate)
      .orderBy('competencia')
      .execute()
  ).map(({ competencia }) => competencia);

/** Sales of these sellers (null: all) with lines and a cancellation in the period: their reversals may fall into it. */
export const findCanceladas = async (
  db: Db,
  vendedores: readonly string[] | null,
  { inicio, fim }: { inicio: string; fim: string },
): Promise<{ venda: string; vendedor: string; canceladoEm: string }[]> =>
  (
    await sql<{ venda: string; vendedor: string; canceladoEm: string }>`
      select v.codigo as venda, v.vendedor_codigo as vendedor, b.cancelado_em as "canceladoEm"
      from venda v join beneficiario b on b.matricula = v.matricula
      where ${vendedores === null ? sql`true` : sql`v.vendedor_codigo = any(${[...vendedores]})`} and b.cancelado_em >= ${inicio}::date and b.cancelado_em < ${fim}::date
        and exists (select from comissao_razao l where l.venda_codigo = v.codigo)
      order by v.codigo`.execute(db)
  ).rows;

/** Sum of written lines by seller and kind, in cents. */
export interface SomaPaga {
  vendedor: string;
  estorno: boolean;
  valorCents: number;
}

/** Sums by seller of the lines that belong to these months, whenever written. */
export const findPagos = async (db: Db, de: string, ate: string): Promise<SomaPaga[]> =>
  (
    await sql<SomaPaga>`
      select vendedor_codigo as vendedor, especie = 'ESTORNO' as estorno, sum(valor_cents)::bigint as "valorCents"
      from comissao_linha where origem between ${de} and ${ate} group by 1, 2 order by 1, 2`.execute(db)
  ).rows;

/** Lines of one seller that belong to these months. */
export const findLinhasPagas = (db: Db, vendedor: string, de: string, ate: string) =>
  db
    .selectFrom('comissao_linha')
    .select([
      'origem as competencia',
      'venda_codigo as venda',
      'especie',
      'referencia',
      'valor_cents as valorCents',
    ])
    .where('vendedor_codigo', '=', vendedor)
    .where('origem', '>=', de)
    .where('origem', '<=', ate)
    .orderBy('id')
    .execute();

/** Names of sellers, by code. */
export const findNomes = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('vendedor').select(['codigo', 'nome']).execute()).map(({ codigo, nome }) => [
      codigo,
      nome,
    ]),
  );

/** Stores a simulation until its rule is saved; deletes older ones without a rule. */
export const insertSimulacao = async (
  trx: Trx,
  sha256: string,
  { por, em, ...resultado }: SimulacaoGuardada,
): Promise<number> => {
  await sql`delete from regra_simulacao where regra_id is null and feita_em < ${em}::timestamp - interval '1 day'`.execute(
    trx,
  );
  const { id } = await trx
    .insertInto('regra_simulacao')
    .values({
      regra_id: null,
      rascunho_sha256: sha256,
      de: resultado.de,
      ate: resultado.ate,
      pago_cents: resultado.total.pago,
      simulado_cents: resultado.total.simulado,
      resultado: JSON.stringify(resultado),
      feita_por: por,
      feita_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Attaches a simulation to its saved rule; false for another draft, or when it already has a rule. */
export const claimSimulacao = async (
  trx: Trx,
  id: number,
  { sha256, regra }: { sha256: string; regra: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('regra_simulacao')
    .set({ regra_id: regra })
    .where('id', '=', id)
    .where('rascunho_sha256', '=', sha256)
    .where('regra_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
