import { getInicio } from '@vidas/api-client/atendimento/inicio.contract.ts';
import { registroAutorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { gravaRegistroProtocoloToken } from '@vidas/api-client/atendimento/token.contract.ts';
import { tokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report.ts';
import type { FastifyInstance } from 'fastify';
import { existe } from '../../db/existe.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { readPart } from '../../http/readPart.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { relogioDaLei } from '../juridico/prazos/prazos.sql.ts';
import { gravaRegistro } from './gravaRegistro.ts';
import { contaAbertos, contaEmAnalise, contaProtocolos } from './inicio.sql.ts';
import { contaPrazos } from './prazo/contaPrazos.ts';
import { presentAutorizacao, presentProtocolo } from './prazo/prazo.present.ts';
import { solicitacaoRoutes } from './prazo/solicitacao.routes.ts';
import { reanaliseRoutes } from './reanalise/reanalise.routes.ts';
import {
  selectAbertos,
  selectAutorizacoes,
  selectAutorizacoesDe,
  selectEmAnalise,
  selectProtocolos,
  selectProtocolosDe,
} from './registros.sql.ts';
import { countTokensSemProtocolo, selectTokens, selectTokensDe } from './token.sql.ts';

/** Calls of the module Atendimento; its boletos and declarations belong to Cobrança. */
export const atendimentoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config, log } = deps;
  const part = readPart(log, 'atendimento');
  const place = { app, deps, allow: ['atendimento'] } satisfies ReportPlace;

  serve(app, getInicio, place, async () => {
    const hoje = operatorDay(clock());
    const competencia = hoje.slice(0, 7);
    const [ha, protocolos, tokens, analise, prazos, abertos] = await Promise.all([
      part('há', existe(db, ['tokens', 'autorizacoes'])),
      part('protocolos', contaProtocolos(db, competencia)),
      part('tokens', countTokensSemProtocolo(db)),
      part('autorizações', contaEmAnalise(db, competencia)),
      part('prazos', contaPrazos(db, hoje)),
      part('abertos', contaAbertos(db, competencia)),
    ]);
    const { total = null, doMes = null } = analise ?? {};
    return {
      competencia,
      ha,
      protocolos,
      tokens,
      autorizacoes: total,
      autorizacoesDoMes: doMes,
      prazos,
      abertos,
    };
  });

  // The lists show a person's procedures and doctors.
  const deConsultas = { ...place, finalidade: 'Atendimento ao beneficiário', consulta: { pessoa: 'codSau' } };
  serveComputedReport(
    { ...deConsultas, consulta: { pessoa: 'matricula' } },
    registroAutorizacao,
    { competencia: selectAutorizacoes, busca: selectAutorizacoesDe, emAnalise: selectEmAnalise },
    presentAutorizacao,
    relogioDaLei,
  );
  serveComputedReport(
    deConsultas,
    registroProtocolo,
    { periodo: selectProtocolos, busca: selectProtocolosDe, abertos: selectAbertos },
    presentProtocolo,
    relogioDaLei,
  );
  solicitacaoRoutes(app, deps);
  reanaliseRoutes(app, deps);
  serveReport({ ...deConsultas, consulta: { pessoa: 'codsau' } }, tokenConfirmacao, {
    todos: selectTokens,
    busca: selectTokensDe,
  });

  serve(app, gravaRegistroProtocoloToken, place, async ({ input: { body }, session }) => {
    const quem = { userId: session.userId, nome: session.user, em: momentoLocal(clock()) };
    const protocolo = await tx(db, (trx) => gravaRegistro(trx, body, quem, config));
    return { success: true, message: 'Registro protocolo gravado com sucesso!', protocolo };
  });
};
