import * as z from 'zod/mini';

/** Things that the homes count, each with the text for an empty base. */
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
 * True for each base with at least one row: "nothing waits" is good news only then (REL-35). Null when the base could not be read.
 */
export const haDe = <const B extends Base>(...bases: readonly B[]) =>
  z.nullable(
    z.object(Object.fromEntries(bases.map((base) => [base, z.boolean()])) as Record<B, z.ZodMiniBoolean>),
  );
