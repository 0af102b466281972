import type { Reread } from '@vidas/api-client/http/actOf.ts';
import { getPreviaComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';

/** Queries that an act on a month of commissions makes stale: the month of all sellers and of each. */
export const relidas: readonly Reread[] = [['comissionamento'], getPreviaComissao];
