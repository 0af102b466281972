import {
  getDashboardDados,
  getDashboardDadosSemCopart,
} from '@vidas/api-client/diretoria/painel/dashboardDados.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { allow } from '../acesso.ts';
import { selectPorCompetencia, selectSemCoparticipacao } from './dashboardDados.sql.ts';

/** Postings of each month, with and without co-payment (DIR-21). */
export const dashboardDadosRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, getDashboardDados, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectPorCompetencia(params), asSelected),
  );
  serve(app, getDashboardDadosSemCopart, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectSemCoparticipacao(params), asSelected),
  );
};
