import { getFaturamento } from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { allowComFinanceiro } from '../acesso.ts';
import { selectFaturamento } from './faturamento.sql.ts';

/** Invoices by due day and by issue, for the board; the path and its module are also Financeiro's (DIR-5). */
export const faturamentoRoutes = (app: FastifyInstance, { db }: Deps): void =>
  serve(app, getFaturamento, { allow: allowComFinanceiro }, async ({ input: { params } }) =>
    inPortions(db, selectFaturamento(params), asSelected),
  );
