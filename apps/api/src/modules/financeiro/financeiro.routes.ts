import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { feriadosRoutes } from './feriados/feriados.routes.ts';

/** Every call of the module Financeiro. */
export const financeiroRoutes = (app: FastifyInstance, deps: Deps): void => {
  feriadosRoutes(app, deps);
};
