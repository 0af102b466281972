import * as contract from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { enviaDiferencas } from './decideDiferencas.ts';
import { desfazDiferencas } from './desfazDiferencas.ts';
import { usaValores } from './usaValores.ts';

const allow = ['cadastro'] as const;

/** Differences of the conference, sent to ANS or taken from it. */
export const diferencasRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.enviaDiferencasSib, { allow }, ({ input: { body }, session }) => {
    const pedido = { ...body, login: session.login, em: momentoLocal(clock()) };
    return tx(db, (trx) => enviaDiferencas(trx, pedido));
  });

  serve(app, contract.usaValorDaAnsSib, { allow }, ({ input: { body }, session }) => {
    const pedido = { ...body, login: session.login, em: momentoLocal(clock()) };
    return tx(db, (trx) => usaValores(trx, pedido));
  });

  serve(app, contract.desfazDiferencasSib, { allow }, ({ input: { body }, session }) => {
    const pedido = { ...body, login: session.login, em: momentoLocal(clock()) };
    return tx(db, (trx) => desfazDiferencas(trx, pedido));
  });
};
