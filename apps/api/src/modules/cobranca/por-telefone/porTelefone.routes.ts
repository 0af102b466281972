import { atendePapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.contract.ts';
import { papelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { atende, selectAtendidos, selectPorTelefone } from './porTelefone.sql.ts';

const allow = ['cobranca'] as const;

/** Papers whose payer asked for a call, and the act that closes each (PAP-9). */
export const porTelefoneRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  serveReport({ app, deps, allow }, papelPorTelefone, {
    todos: selectPorTelefone,
    atendidos: selectAtendidos,
  });

  serve(app, atendePapelPorTelefone, { allow }, async ({ input: { body }, session }) => {
    const nome = await atende(db, body.id, { login: session.login, em: momentoLocal(clock()) });
    if (nome === undefined) throw new Failure(404, 'Esta ligação já foi feita, ou não é mais pedida.');
    return { message: `${nome} foi atendido.` };
  });
};
