import * as z from 'zod/mini';

/** What the homes count, and what is said while there is none of it. */
export const semNada = {
  vidas: 'O cadastro está vazio',
  movimentacoes: 'Ainda não há movimentações',
  retornos: 'Ainda não há retorno da ANS',
  retencoes: 'Ainda não há retenções',
  campanhas: 'Ainda não há campanhas',
  titulos: 'Ainda não há títulos',
  tokens: 'Ainda não há tokens',
  autorizacoes: 'Ainda não há autorizações',
  vendedores: 'Ainda não há vendedores',
  vendas: 'Ainda não há vendas',
  guias: 'Ainda não há guias',
  lotes: 'Ainda não há lotes',
  prestadores: 'Ainda não há prestadores',
  pagamentos: 'Ainda não há vendas com cartão',
} as const;

export type Base = keyof typeof semNada;

/**
 * Whether there is any row of what a home counts: nothing that waits is good news only of something (REL-35). Null when it could not be
 * read.
 */
export const haDe = <const B extends Base>(...bases: readonly B[]) =>
  z.nullable(
    z.object(Object.fromEntries(bases.map((base) => [base, z.boolean()])) as Record<B, z.ZodMiniBoolean>),
  );
