import * as contract from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findCargas, insertCarga } from './cargaDados.sql.ts';

const allow = ['contas-medicas'] as const;

const guardado =
  'Pedido guardado. Nada foi enviado, porque o destino dos dados da Camedics ainda não está definido. Fale com a TI.';

/** Calls about data loads: a load is only recorded (CMR-8). */
export const cargaDadosRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.getCargaDados, { allow }, async ({ input: { body }, session }) => {
    await insertCarga(db, {
      tipo: body.tipoCargaDados,
      inicio: body.dtInicial,
      fim: body.dtFinal,
      pedida_em: momentoLocal(clock()),
      usuario: session.login,
    });
    return { success: true, message: guardado, carregada: false };
  });

  serve(app, contract.getCargasPedidas, { allow }, () => findCargas(db));
};
