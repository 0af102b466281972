import * as contract from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findResultado, findUltima } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { confereTudo, type ResultadoDaConferencia } from './confere.ts';
import {
  countAbertas,
  findDiferencas,
  findFaturaDaConta,
  findLinhasDaConta,
  findUltimoPedido,
} from './diferenca.sql.ts';
import { todoDia } from './hora.ts';
import { presentDiferenca } from './noite.present.ts';

/** Modules whose homes show the check's state; a manager of Financeiro and Tecnologia can start it (CTA-18). */
const allow = ['financeiro', 'tecnologia'] as const;
const alvo = { tipo: 'conferencia-da-noite', chave: 'conta' };

/** Login of an automatic check. */
const SERVIDOR = 'servidor';

const exigeQuem = ({ cargo, modules }: Session): void => {
  if (!modules.includes('tecnologia') && !ehGerente(cargo))
    throw new Failure(403, 'Só um gerente de Financeiro ou Tecnologia começa ou para a conferência.');
};

/** State of the night check, for the homes and its page. */
export const situacaoDaConferencia = async ({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<contract.SituacaoDaConferencia> => {
  // Read first, so that the findings of a finished check are visible.
  const tarefa = await findUltima(db, alvo);
  const [ultima, abertas] = await Promise.all([
    findResultado<ResultadoDaConferencia>(db, alvo),
    countAbertas(db),
  ]);
  return {
    tarefa: tarefa ?? null,
    ultima: ultima ? { em: ultima.em, por: ultima.usuario, ...ultima.resultado } : null,
    abertas,
    hora: config.financeiro.horaDaConferencia,
  };
};

/** The calls about the night check (CTA-16 to CTA-18). */
export const noiteRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config } = deps;
  const tarefas = tarefasDe(deps, { tipo: alvo.tipo, executa: confereTudo(deps) });
  const pede = (login: string) => tarefas.pede(alvo.chave, { login, parametros: {} });

  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);
  todoDia(app, deps, config.financeiro.horaDaConferencia, {
    ultimoPedido: () => findUltimoPedido(db, alvo.tipo),
    pede: () => pede(SERVIDOR),
  });

  serve(app, contract.getConferenciaDaNoite, { allow }, () => situacaoDaConferencia(deps));

  serve(app, contract.getDiferencasDaConta, { allow }, async () =>
    (await findDiferencas(db)).map(presentDiferenca),
  );

  serve(app, contract.getContaDaFatura, { allow }, async ({ input: { params } }) => {
    const fatura = await findFaturaDaConta(db, params.fatura);
    if (!fatura) throw new Failure(404, 'Esta fatura não existe.');
    return { ...fatura, linhas: await findLinhasDaConta(db, params.fatura) };
  });

  serve(app, contract.iniciaConferenciaDaNoite, { allow }, async ({ session }) => {
    exigeQuem(session);
    await pede(session.login);
    return situacaoDaConferencia(deps);
  });

  serve(app, contract.paraConferenciaDaNoite, { allow }, async ({ input: { body }, session }) => {
    exigeQuem(session);
    await cancelaPorId(tarefas, body.id, 'Esta conferência não existe.');
    return situacaoDaConferencia(deps);
  });
};
