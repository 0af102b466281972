import * as contract from '@vidas/api-client/contas-medicas/carga-dados';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findCargas, insertCarga } from './cargaDados.sql.ts';

const allow = ['contas-medicas'] as const;

/** The calls about data loads: a load is only recorded (CMR-8). */
export const cargaDadosRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.getCargaDados, { allow }, async ({ input: { body }, session }) => {
    await insertCarga(db, {
      tipo: body.tipoCargaDados,
      inicio: body.dtInicial,
      fim: body.dtFinal,
      pedida_em: momentoLocal(clock()),
      usuario: session.login,
    });
    return { success: true, message: 'Carregado com sucesso!' };
  });

  serve(app, contract.getCargasPedidas, { allow }, () => findCargas(db));
};
