import { getDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import type { FastifyInstance } from 'fastify';
import { idades } from '../../../carga/idade/idade.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { modulosVazios } from '../../tecnologia/primeiros-passos/vazios.ts';

/** Age of the data of a person's modules, and missing data. */
export const dadosRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, getDados, { allow: 'session' }, async ({ session: { modules } }) => {
    const [todas, vazios] = await Promise.all([
      idades(deps.db, deps.clock(), deps.config.carga),
      modulosVazios(deps, modules),
    ]);
    return { idades: todas.filter(({ modulo }) => modules.includes(modulo)), vazios };
  });
};
