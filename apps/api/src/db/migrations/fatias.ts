import { fatia as contaAcervo } from './0100a0149/0123_conta_acervo.ts';
import { fatia as contaDoPagador } from './0150a0199/0188_conta_do_pagador.ts';
import type { Fatia } from './fatia.ts';

/**
 * Migrations in slices: `migrate` runs each slice in its own transaction, then the migration, which finds
 * nothing left.
 */
export const fatias: Record<string, Fatia> = {
  '0123_conta_acervo': contaAcervo,
  '0188_conta_do_pagador': contaDoPagador,
};
