import * as contract from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { Servico } from '../campanha/servicoDeMensagens.ts';
import { criaCampanha, mensagensDeAviso } from './mensagemDeAviso.ts';

/** Only Cobrança has the queue of notices. */
const allow = ['cobranca'] as const;

/** Notices by message to chosen contracts, without a file between two screens (NOT-16). */
export const mensagemDeAvisoRoutes = (app: FastifyInstance, deps: Deps, servico: Servico): void => {
  const hoje = () => operatorDay(deps.clock());

  serve(app, contract.getMensagensDeAviso, { allow }, async ({ input: { body } }) =>
    mensagensDeAviso(deps, body.matriculas, hoje()),
  );

  serve(app, contract.criaCampanhaDeAviso, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(deps.db, contract.criaCampanhaDeAviso);
    await exigeCanal(deps, 'mensagens');
    return criaCampanha(deps, servico, body, { login: session.login, hoje: hoje() });
  });
};
