import * as contract from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { comecaAcompanhamento } from '../aviso/acompanhaMensagens.ts';
import { mensagemDeAvisoRoutes } from '../aviso/mensagemDeAviso.routes.ts';
import { autorizador } from './autorizaCampanha.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findEmDuvida } from './campanha.sql.ts';
import { servicoDeMensagens } from './servicoDeMensagens.ts';
import { importa } from './importaCampanha.ts';
import { leMensagens } from './leMensagens.ts';

/** Both modules show the same campaigns (ACE-19). */
const allow = ['cobranca', 'financeiro'] as const;

/** Messaging campaigns: every call goes to the messaging service (MSG-1); its account hash stays on this server. */
export const campanhaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const servico = servicoDeMensagens(deps);
  const autoriza = autorizador(deps, servico);
  app.addHook('onListen', () => servico.start());
  app.addHook('onClose', () => servico.close());
  mensagemDeAvisoRoutes(app, deps, servico);
  comecaAcompanhamento(app, deps, servico);

  /** Campaigns with our own state: an unanswered request to send (MSG-15). */
  const comDuvida = async (campanhas: readonly contract.Campanha[]): Promise<contract.Campanha[]> => {
    const emDuvida = await findEmDuvida(deps.db, servico.nome, momentoLocal(deps.clock()));
    return campanhas.map((each) =>
      each.status === contract.aguardandoAutorizacao && emDuvida.has(each.id_campanha)
        ? { ...each, em_duvida: true }
        : each,
    );
  };

  serve(app, contract.buscaCampanhas, { allow }, async ({ input: { body } }) => {
    const answer = await servico.ask(contract.buscaCampanhas, { campos: body });
    return { ...answer, data: await comDuvida(answer.data) };
  });

  serve(app, contract.detalhesCampanha, { allow }, async ({ input: { body } }) => {
    const answer = await servico.ask(contract.detalhesCampanha, { campos: body });
    if (answer.data.length === 0) throw new Failure(404, 'Campanha não encontrada.');
    return { ...answer, data: await comDuvida(answer.data) };
  });

  serve(app, contract.buscaMensagens, { allow }, async ({ input: { query } }) => leMensagens(servico, query));

  serve(app, contract.importaCampanha, { allow }, async ({ input: { body }, file, session }) => {
    await exigeCanal(deps, 'mensagens');
    return importa(deps, servico, { body, file, login: session.login });
  });

  serve(app, contract.autorizaEnvio, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(deps.db, contract.autorizaEnvio);
    await exigeCanal(deps, 'mensagens');
    return autoriza({
      campanhaId: body.id_campanha,
      novaData: body.nova_data_envio,
      login: session.login,
      isDecidida: body.enviar_em_duvida ?? false,
      confirmado: body.confirmado,
    });
  });
};
