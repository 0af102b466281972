import * as contract from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortionsHere } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { flat } from '../../../http/list/flat.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findUltima } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { anunciaBoletos } from '../../cobranca/boleto/anunciaBoletos.ts';
import { avisoDeEnvio } from '../../cobranca/boleto/boleto.routes.ts';
import { allow } from '../allow.ts';
import { avisoDeHoje, exigeBoletosConfirmados } from './boletosConfirmados.ts';
import { presentBoletoGerado, presentFoneErrado } from './boletosGerados.present.ts';
import { selectBoletosGerados } from './boletosGerados.sql.ts';
import { contaEnvio } from './envio.sql.ts';
import { enviaBoletosDoDia, enviaUmBoleto } from './envioDeBoletos.ts';

const tipo = 'envio-boletos';

/** Calls about the bills of a due day. */
export const boletosGeradosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const tarefas = tarefasDe(deps, { tipo, executa: enviaBoletosDoDia(deps) });

  const andamento = async (dia: string) => ({
    tarefa: (await findUltima(db, { tipo, chave: dia })) ?? null,
    ...(await contaEnvio(db, dia)),
  });

  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);

  serve(app, contract.getBoletosGerados, { allow }, async ({ input: { params } }) =>
    inPortionsHere(db, selectBoletosGerados(params.date), presentBoletoGerado(await avisoDeHoje(deps))),
  );

  serve(app, contract.getFoneErrado, { allow }, async ({ input: { params } }) =>
    flat(inPortionsHere(db, selectBoletosGerados(params.date), presentFoneErrado(await avisoDeHoje(deps)))),
  );

  serve(app, contract.getEnvioDeBoletos, { allow }, ({ input: { params } }) => andamento(params.date));

  serve(app, contract.enviaBoletos, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.enviaBoletos);
    await exigeCanal(deps, 'email');
    const { date: dia, confirmado: visto } = body;
    await exigeBoletosConfirmados(deps, db, { dia, visto });
    await tarefas.pede(dia, { login: session.login, parametros: { dia, ...(visto && { visto }) } });
    return andamento(body.date);
  });

  const enviaUm = enviaUmBoleto(deps);
  serve(app, contract.enviaBoletoDoVencimento, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.enviaBoletoDoVencimento);
    const { date: dia, reenviar = false, ...pedido } = body;
    return avisoDeEnvio(
      await enviaUm({ dia, reenviar, ...pedido }, session.login),
      'Boleto enviado com sucesso!',
    );
  });

  serve(app, contract.cancelaEnvioDeBoletos, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este envio não existe.'),
  );

  serve(app, contract.getGeraDadosBoleto, { allow }, ({ input: { params } }) => anunciaBoletos(db, params));
};
