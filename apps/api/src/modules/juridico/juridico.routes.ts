import { getInicio } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { prazosRoutes } from './prazos/prazos.routes.ts';
import { findConsultas } from './inicio/inicio.sql.ts';

const acesso = { allow: ['juridico'], finalidade: 'Retomar as próprias consultas' } as const;

/** Home of Jurídico; its report is that of Contas Médicas (CMR-1). */
export const juridicoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  serve(app, getInicio, acesso, async ({ session, unico }) => ({
    consultas: await findConsultas({ db, hoje: operatorDay(clock()), unico }, session.login),
  }));
  prazosRoutes(app, deps);
};
