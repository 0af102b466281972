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
import { type ReportPlace, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { gravaRegistro } from './gravaRegistro.ts';
import { contaEmAnalise, contaProtocolos } from './inicio.sql.ts';
import { selectAutorizacoes, selectProtocolos } from './registros.sql.ts';
import { countTokensSemProtocolo, selectTokens } from './token.sql.ts';

/** Calls of the module Atendimento; its boletos and declarations belong to Cobrança. */
export const atendimentoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config, log } = deps;
  const part = readPart(log, 'atendimento');
  const place = { app, deps, allow: ['atendimento'] } satisfies ReportPlace;

  serve(app, getInicio, place, async () => {
    const competencia = operatorDay(clock()).slice(0, 7);
    const [ha, protocolos, tokens, autorizacoes] = await Promise.all([
      part('há', existe(db, ['tokens', 'autorizacoes'])),
      part('protocolos', contaProtocolos(db, competencia)),
      part('tokens', countTokensSemProtocolo(db)),
      part('autorizações', contaEmAnalise(db, competencia)),
    ]);
    return { competencia, ha, protocolos, tokens, autorizacoes };
  });

  serveReport(place, registroAutorizacao, { competencia: selectAutorizacoes });
  // Both lists show a person's doctors.
  const deConsultas = { ...place, finalidade: 'Atendimento ao beneficiário', consulta: { pessoa: 'codSau' } };
  serveReport(deConsultas, registroProtocolo, { periodo: selectProtocolos });
  serveReport({ ...deConsultas, consulta: { pessoa: 'codsau' } }, tokenConfirmacao, { todos: selectTokens });

  serve(app, gravaRegistroProtocoloToken, place, async ({ input: { body }, session }) => {
    const quem = { userId: session.userId, nome: session.user, em: momentoLocal(clock()) };
    const protocolo = await tx(db, (trx) => gravaRegistro(trx, body, quem, config));
    return { success: true, message: 'Registro Protocolo gravado com sucesso!', protocolo };
  });
};
