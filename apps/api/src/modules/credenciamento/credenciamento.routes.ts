import { getInicio } from '@vidas/api-client/credenciamento/inicio.contract.ts';
import { rede } from '@vidas/api-client/credenciamento/rede.report.ts';
import type { FastifyInstance } from 'fastify';
import { existe } from '../../db/existe.ts';
import type { Deps } from '../../deps.ts';
import { readPart } from '../../http/readPart.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { contaPor, contaRede, selectRede } from './credenciamento.sql.ts';

/** The calls of the module Credenciamento. */
export const credenciamentoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const place = { app, deps, allow: ['credenciamento'] } satisfies ReportPlace;
  const part = readPart(log, 'credenciamento');

  serve(app, getInicio, place, async ({ unico }) => {
    const context = { db, hoje: operatorDay(clock()), unico };
    const [ha, daRede, especialidades, cidades] = await Promise.all([
      part('há', existe(db, ['prestadores'])),
      part('rede', contaRede(context)),
      part('especialidades', contaPor(context, 'especialidade')),
      part('cidades', contaPor(context, 'cidade')),
    ]);
    return { ha, rede: daRede, especialidades, cidades };
  });

  serveReport(place, rede, { todos: selectRede });
};
