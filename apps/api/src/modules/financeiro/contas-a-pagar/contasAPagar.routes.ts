import { getContasAPagar } from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { framed } from '../../../http/list/framed.ts';
import { serve } from '../../../http/serve.ts';
import { allow } from '../allow.ts';
import { selectPagamentos } from './contasAPagar.sql.ts';

export const contasAPagarRoutes = (app: FastifyInstance, { db }: Deps): void =>
  serve(app, getContasAPagar, { allow }, async ({ input: { body } }) =>
    framed(getContasAPagar, {
      field: 'contasAPagarPgtsEfetuados',
      portions: inPortions(db, selectPagamentos(body.dtPgtoInicial, body.dtPgtoFinal), asSelected),
      before: () => ({ success: true }),
      after: () => ({ error: null }),
    }),
  );
