import * as contract from '@vidas/api-client/retencao/retencao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../db/portions.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { saidaRoutes } from './saida/saida.routes.ts';
import { reabreAtendimento, registraAtendimento } from './atende.ts';
import { presentEntrada, presentPessoa } from './retencao.present.ts';
import {
  findMotivos,
  selectCancelados,
  selectFimDoMes,
  selectHistorico,
  selectPessoas,
} from './retencao.sql.ts';

/** Screen of Cobrança, and home of Retenção (ACE-19). */
const allow = ['cobranca', 'retencao'] as const;

/** Every call of the module Retenção. */
export const retencaoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const hoje = () => operatorDay(clock());

  saidaRoutes(app, deps);

  serve(app, contract.getBeneficiariosCancelados, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectCancelados(params.competencia), presentPessoa, hoje()),
  );

  serve(app, contract.getBeneficiariosCanceladosFimMes, { allow }, async () =>
    inPortions(db, selectFimDoMes(hoje()), presentPessoa, hoje()),
  );

  serve(app, contract.getRetencaoPessoas, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectPessoas(params.competencia, params.status), presentPessoa, hoje()),
  );

  serve(app, contract.getRetencao, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectHistorico(params.competencia, params.status), presentEntrada),
  );

  serve(app, contract.getMotivosRetencao, { allow }, async () => findMotivos(db));

  serve(app, contract.addAtendimentoRetencao, { allow }, async ({ input: { body }, session }) => {
    const quem = { login: session.login, em: momentoLocal(clock()) };
    const codigo = await tx(db, (trx) => registraAtendimento(trx, body, quem));
    return { success: true, message: 'Atendimento adicionado com sucesso!', retcod: String(codigo) };
  });

  serve(app, contract.reabrirAtendimentoRetencao, { allow }, async ({ input: { body }, session }) => {
    const quem = { login: session.login, em: momentoLocal(clock()) };
    const codigo = await tx(db, (trx) => reabreAtendimento(trx, body, quem));
    return { success: true, message: 'Atendimento reaberto com sucesso!', retcod: String(codigo) };
  });
};
