import { getFaturamento } from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { allowComFinanceiro } from '../acesso.ts';
import { selectFaturamento } from './faturamento.sql.ts';

/** The invoices by due day and by issue, for the board; its path is Financeiro's, whose module may ask too (DIR-5). */
export const faturamentoRoutes = (app: FastifyInstance, { db }: Deps): void =>
  serve(app, getFaturamento, { allow: allowComFinanceiro }, async ({ input: { params } }) =>
    inPortions(db, selectFaturamento(params), asSelected),
  );
