import type { Base } from '@vidas/api-client/kinds/ha.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

const tabelas = {
  vidas: 'beneficiario',
  movimentacoes: 'movimentacao_congenere',
  retencoes: 'retencao',
  titulos: 'titulo',
  tokens: 'token_confirmacao',
  autorizacoes: 'autorizacao',
  vendedores: 'vendedor',
  vendas: 'venda',
  guias: 'guia',
  lotes: 'lote_xml',
  prestadores: 'prestador',
  pagamentos: 'cartao_pagamento',
} satisfies Partial<Record<Base, string>>;

/** Tables and conditions that `existe` knows. */
export type BaseDoBanco = keyof typeof tabelas;

/**
 * Presence of any row in each of these tables, or of any row under its condition; each query stops at its
 * first row.
 */
export const existe = async <B extends BaseDoBanco>(
  db: Db,
  bases: readonly B[],
  onde: Readonly<Partial<Record<BaseDoBanco, RawBuilder<unknown>>>> = {},
): Promise<Record<B, boolean>> => {
  const columns = bases.map(
    (base) =>
      sql`exists(select from ${sql.table(tabelas[base])} where ${onde[base] ?? sql`true`}) as ${sql.ref(base)}`,
  );
  const { rows } = await sql<Record<B, boolean>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the answer has no row');
  return row;
};
