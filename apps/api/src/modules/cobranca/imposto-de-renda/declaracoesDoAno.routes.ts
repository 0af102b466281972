import * as contract from '@vidas/api-client/cobranca/declaracoes-do-ano';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { cancelaPorId } from '../../../tarefas/cancelaPorId.ts';
import { findUltima } from '../../../tarefas/tarefa.sql.ts';
import { tarefasDe } from '../../../tarefas/tarefas.ts';
import type { EmailSender } from '../envio.ts';
import { anoPassado } from './anoPassado.ts';
import { presentDeclaracaoDoAno } from './declaracoesDoAno.present.ts';
import { contaDeclaracoes, selectDeclaracoesDoAno } from './declaracoesDoAno.sql.ts';
import { aEnviar, enviaDeclaracoesDoAno } from './envioDeDeclaracoes.ts';

const allow = ['cobranca'] as const;
const tipo = 'envio-declaracoes';

/** The calls about all declarations of a year. */
export const declaracoesDoAnoRoutes = (app: FastifyInstance, deps: Deps, send: EmailSender): void => {
  const { db, clock } = deps;
  const tarefas = tarefasDe(deps, { tipo, executa: enviaDeclaracoesDoAno(deps, send) });
  const hoje = () => operatorDay(clock());

  const andamento = async (ano: number) => ({
    tarefa: (await findUltima(db, { tipo, chave: String(ano) })) ?? null,
    ...(await contaDeclaracoes(db, ano)),
  });

  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);

  serve(app, contract.getDeclaracoesDoAno, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectDeclaracoesDoAno(anoPassado(params.ano, hoje()), hoje()), presentDeclaracaoDoAno),
  );

  serve(app, contract.getEnvioDeDeclaracoes, { allow }, ({ input: { params } }) =>
    andamento(anoPassado(params.ano, hoje())),
  );

  serve(app, contract.enviaDeclaracoes, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.enviaDeclaracoes);
    await exigeCanal(deps, 'email');
    const ano = anoPassado(body.ano, hoje());
    const visto = body.confirmado;
    await aEnviar(db, { ano, hoje: hoje() }, visto);
    await tarefas.pede(String(ano), { login: session.login, parametros: { ano, visto } });
    return andamento(ano);
  });

  serve(app, contract.cancelaEnvioDeDeclaracoes, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este envio não existe.'),
  );
};
