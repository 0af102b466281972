import { getInicio } from '@vidas/api-client/tecnologia/inicio.contract.ts';
import { migracoes } from '@vidas/api-client/tecnologia/migracoes.report.ts';
import { mudancasDaConta } from '@vidas/api-client/tecnologia/mudancasDaConta.report.ts';
import { usuariosApi } from '@vidas/api-client/tecnologia/usuariosApi.report.ts';
import { usuariosSistema } from '@vidas/api-client/tecnologia/usuariosSistema.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cameByUntrustedProxy } from '../../http/peer/untrustedProxy.ts';
import { readPart } from '../../http/readPart.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { situacaoDaConferencia } from '../conta/conferencia-da-noite/noite.routes.ts';
import { contaPedidos } from './pedidos/pedidos.sql.ts';
import { presentIdade } from './tecnologia.present.ts';
import {
  contaMigracoes,
  contaMudancasDaConta,
  contaUsuariosApi,
  contaUsuariosSistema,
  selectMigracoes,
  selectMudancasDaConta,
  selectUsuariosApi,
  selectUsuariosSistema,
} from './tecnologia.sql.ts';

/** The calls of the module Tecnologia. */
export const tecnologiaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const place = { app, deps, allow: ['tecnologia'] } satisfies ReportPlace;
  const part = readPart(log, 'tecnologia');

  serve(app, getInicio, place, async () => {
    const competencia = operatorDay(clock()).slice(0, 7);
    const [aplicativo, usuarios, aplicadas, mudancas, pedidos, conferencia] = await Promise.all([
      part('aplicativo', contaUsuariosApi(db, competencia)),
      part('usuários', contaUsuariosSistema(db)),
      part('migrações', contaMigracoes(db)),
      part('mudanças da conta', contaMudancasDaConta(db)),
      part('pedidos', contaPedidos(db, clock())),
      part('conferência', situacaoDaConferencia(deps)),
    ]);
    return {
      competencia,
      aplicativo,
      usuarios,
      migracoes: aplicadas,
      mudancasDaConta: mudancas,
      pedidos,
      conferencia,
      proxyNaoDeclarado: cameByUntrustedProxy(deps),
    };
  });

  serveComputedReport(place, usuariosApi, { periodo: selectUsuariosApi }, presentIdade);
  serveReport(place, usuariosSistema, { todos: selectUsuariosSistema });
  serveReport(place, migracoes, { todos: selectMigracoes });
  serveReport(place, mudancasDaConta, { todos: selectMudancasDaConta });
};
