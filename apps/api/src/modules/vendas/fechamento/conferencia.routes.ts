import * as contract from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { conferenciaDoMes, conferePonto } from './conferencia.ts';
import { loadMes } from './mes.ts';

/** Points to check before a month is closed: for managers. */
export const conferenciaRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.getConferenciaDoMes, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadMes(db, params.competencia, operatorDay(clock()));
    return mes ? conferenciaDoMes(db, mes) : noContent;
  });

  serve(app, contract.conferirPonto, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const message = await conferePonto(db, body, {
      por: session.user,
      hoje: operatorDay(clock()),
      momento: momentoLocal(clock()),
    });
    return { success: true, message };
  });
};
