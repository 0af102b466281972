import * as contract from '@vidas/api-client/financeiro/boletos-gerados';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { flat } from '../../../http/flat.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { anunciaBoletos } from '../../cobranca/boleto/anunciaBoletos.ts';
import { prazosDeHoje } from '../../cobranca/prazos.ts';
import { allow } from '../allow.ts';
import { type Aviso, presentBoletoGerado, presentFoneErrado } from './boletosGerados.present.ts';
import { selectBoletosGerados } from './boletosGerados.sql.ts';
import { findEnvio } from './envio.sql.ts';
import { envioDeBoletos } from './envioDeBoletos.ts';

/** The calls about the bills of a due day. */
export const boletosGeradosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const envio = envioDeBoletos(deps);
  const aviso = async (): Promise<Aviso> => ({
    hoje: operatorDay(clock()),
    operadora: config.operatorName,
    config: await prazosDeHoje(db, config.cobranca),
  });

  app.addHook('onReady', envio.retoma);
  app.addHook('preClose', envio.fecha);

  serve(app, contract.getBoletosGerados, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectBoletosGerados(params.date), presentBoletoGerado(await aviso())),
  );

  serve(app, contract.getFoneErrado, { allow }, async ({ input: { params } }) =>
    flat(inPortions(db, selectBoletosGerados(params.date), presentFoneErrado(await aviso()))),
  );

  serve(app, contract.getEnvioDeBoletos, { allow }, ({ input: { params } }) => findEnvio(db, params.date));

  serve(app, contract.enviaBoletos, { allow }, async ({ input: { body }, session }) => {
    await envio.comeca(body.date, session.login);
    return findEnvio(db, body.date);
  });

  serve(app, contract.paraEnvioDeBoletos, { allow }, async ({ input: { body } }) => {
    await envio.para(body.date);
    return findEnvio(db, body.date);
  });

  serve(app, contract.getGeraDadosBoleto, { allow }, ({ input: { params } }) => anunciaBoletos(db, params));
};
