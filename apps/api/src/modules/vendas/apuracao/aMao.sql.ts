import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A confirmed line by hand that no closed month has paid, with the sale's present seller. */
export interface AMaoConfirmada {
  venda: string;
  /** Seller of the sale. */
  deQuem: string;
  /** Seller who receives. */
  vendedor: string;
  valorCents: number;
  estornoAte: string | null;
  canceladoEm: string | null;
}

/** Lines by hand that the first open month pays; of the sales of some sellers, or of all (COM-45). */
export const selectAMao = async (db: Db, vendedores: readonly string[] | null): Promise<AMaoConfirmada[]> =>
  (
    await sql<AMaoConfirmada>`
    select m.venda_codigo as venda, v.vendedor_codigo as "deQuem", m.vendedor_codigo as vendedor, m.valor_cents as "valorCents",
      m.estorno_ate as "estornoAte", b.cancelado_em as "canceladoEm"
    from comissao_a_mao m
    join venda v on v.codigo = m.venda_codigo
    join beneficiario b on b.matricula = v.matricula
    where m.aceita and m.competencia is null
      and ${vendedores === null ? sql`true` : sql`v.vendedor_codigo = any(${vendedores})`}
    order by m.id`.execute(db)
  ).rows;

/** Sellers of the sales for which a seller receives a line by hand that is not paid yet. */
export const selectDeQuemAMao = async (db: Db, vendedor: string): Promise<string[]> =>
  (
    await db
      .selectFrom('comissao_a_mao as m')
      .innerJoin('venda as v', 'v.codigo', 'm.venda_codigo')
      .select('v.vendedor_codigo')
      .distinct()
      .where('m.vendedor_codigo', '=', vendedor)
      .where('m.aceita', '=', true)
      .where('m.competencia', 'is', null)
      .execute()
  ).map((row) => row.vendedor_codigo);

/** Sales with a line by hand that waits or is confirmed, and is not paid: a closing does not lose them. */
export const selectVendasAMao = async (db: Db): Promise<ReadonlyMap<string, boolean>> =>
  new Map(
    (
      await db
        .selectFrom('comissao_a_mao')
        .select(['venda_codigo', 'aceita'])
        .where(sql<boolean>`aceita is not false and competencia is null`)
        .execute()
    ).map((row) => [row.venda_codigo, row.aceita === true]),
  );
