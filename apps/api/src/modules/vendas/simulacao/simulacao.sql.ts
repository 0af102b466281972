import type { SimulacaoGuardada } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** Rules at the closing of each closed month among these. */
export const findRegrasFechadas = async (
  db: Db,
  de: string,
  ate: string,
): Promise<Map<string, RegraComissao[]>> =>
  new Map(
    (
      await db
        .selectFrom('comissao_fechamento')
        .select(['competencia', 'regras'])
        .where('competencia', '>=', de)
        .where('competencia', '<=', ate)
        .execute()
    ).map(({ competencia, regras }) => [competencia, JSON.parse(regras) as RegraComissao[]]),
  );

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

/** Month of a written line in a simulation. A reversal belongs to the month of the cancellation on both sides (RCO-21). */
const mesDaLinha = sql<string>`case when l.especie = 'ESTORNO' then coalesce(to_char(b.cancelado_em, 'YYYY-MM'), l.origem) else l.origem end`;

/** Sums by seller of the lines that belong to these months, whenever written. */
export const findPagos = async (db: Db, de: string, ate: string): Promise<SomaPaga[]> =>
  (
    await sql<SomaPaga>`
      select l.vendedor_codigo as vendedor, l.especie = 'ESTORNO' as estorno, sum(l.valor_cents)::bigint as "valorCents"
      from comissao_linha l join venda v on v.codigo = l.venda_codigo join beneficiario b on b.matricula = v.matricula
      where ${mesDaLinha} between ${de} and ${ate} and l.especie <> 'A_MAO' group by 1, 2 order by 1, 2`.execute(
      db,
    )
  ).rows;

/** Lines of one seller that belong to these months. */
export const findLinhasPagas = (db: Db, vendedor: string, de: string, ate: string) =>
  db
    .selectFrom('comissao_linha as l')
    .innerJoin('venda as v', 'v.codigo', 'l.venda_codigo')
    .innerJoin('beneficiario as b', 'b.matricula', 'v.matricula')
    .select([
      mesDaLinha.as('competencia'),
      'l.venda_codigo as venda',
      'l.especie',
      'l.referencia',
      'l.valor_cents as valorCents',
    ])
    .where('l.vendedor_codigo', '=', vendedor)
    .where('l.especie', '<>', 'A_MAO')
    .where(sql<boolean>`${mesDaLinha} between ${de} and ${ate}`)
    .orderBy('l.id')
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
