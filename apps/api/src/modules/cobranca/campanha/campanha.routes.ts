import * as contract from '@vidas/api-client/cobranca/campanha';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { autorizador } from './autorizaCampanha.ts';
import { servicoDeMensagens } from './servicoDeMensagens.ts';
import { importa } from './importaCampanha.ts';
import { leMensagens } from './leMensagens.ts';

/** The screens of both modules read the same campaigns (ACE-19). */
const allow = ['cobranca', 'financeiro'] as const;

/** The messaging campaigns: every call is passed on to the messaging service (MSG-1); its account hash stays on this server. */
export const campanhaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const servico = servicoDeMensagens(deps);
  const autoriza = autorizador(deps, servico);
  app.addHook('onListen', () => servico.start());
  app.addHook('onClose', () => servico.close());

  serve(app, contract.buscaCampanhas, { allow }, async ({ input: { body } }) =>
    servico.ask(contract.buscaCampanhas, { campos: body }),
  );

  serve(app, contract.detalhesCampanha, { allow }, async ({ input: { body } }) => {
    const answer = await servico.ask(contract.detalhesCampanha, { campos: body });
    if (answer.data.length === 0) throw new Failure(404, 'Campanha não encontrada.');
    return answer;
  });

  serve(app, contract.buscaMensagens, { allow }, async ({ input: { query } }) => leMensagens(servico, query));

  serve(app, contract.importaCampanha, { allow }, async ({ input: { body }, file, session }) =>
    importa(deps, servico, { body, file, login: session.login }),
  );

  serve(app, contract.autorizaEnvio, { allow }, async ({ input: { body }, session }) =>
    autoriza({ campanhaId: body.id_campanha, novaData: body.nova_data_envio, login: session.login }),
  );
};
