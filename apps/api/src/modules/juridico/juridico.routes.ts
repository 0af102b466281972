import { getInicio } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { readPart } from '../../http/readPart.ts';
import { contaNips } from './nip/contaNips.ts';
import { nipRoutes } from './nip/nip.routes.ts';
import { prazosRoutes } from './prazos/prazos.routes.ts';
import { findConsultas } from './inicio/inicio.sql.ts';

const acesso = { allow: ['juridico'], finalidade: 'Retomar as próprias consultas' } as const;

/** Home of Jurídico; its report is that of Contas Médicas (CMR-1). */
export const juridicoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const part = readPart(log, 'juridico');
  serve(app, getInicio, acesso, async ({ session, unico }) => {
    const hoje = operatorDay(clock());
    const [consultas, nips] = await Promise.all([
      findConsultas({ db, hoje, unico }, session.login),
      part('nips', contaNips(db, hoje)),
    ]);
    return { consultas, nips };
  });
  prazosRoutes(app, deps);
  nipRoutes(app, deps);
};
