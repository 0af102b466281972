import { custoAssistencial } from '@vidas/api-client/contabilidade/custoAssistencial.report';
import { receitaSegregada } from '@vidas/api-client/contabilidade/receitaSegregada.report';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade.report';
import { getCustoAssistencialNotaFiscal } from '@vidas/api-client/contas-medicas/custo-assistencial';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../db/portions.ts';
import type { Deps } from '../../deps.ts';
import type { Allow } from '../../http/door.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { selectCustoAssistencial } from './custoAssistencial.sql.ts';
import { selectReceita } from './receitaSegregada.sql.ts';
import { comSinistralidade } from './sinistralidade.present.ts';
import { selectDaEmpresa, selectDoContrato, selectResumida } from './sinistralidade.sql.ts';

/** The reports of Contabilidade; the care cost is also a screen of Contas Médicas (CTB-2). */
export const relatoriosContabilidadeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const comContas: Allow = ['contabilidade', 'contas-medicas'];
  serveReport({ app, deps, allow: comContas }, custoAssistencial, { periodo: selectCustoAssistencial });
  const contabilidade = { app, deps, allow: ['contabilidade'] } satisfies ReportPlace;
  serveComputedReport(
    contabilidade,
    sinistralidadeReport,
    {
      individualResumida: selectResumida('individual'),
      empresarialResumida: selectResumida('empresarial'),
      individualDetalhada: selectDoContrato,
      empresarialDetalhada: selectDaEmpresa,
    },
    comSinistralidade,
  );
  serveReport(contabilidade, receitaSegregada, {
    individual: selectReceita('individual'),
    empresarial: selectReceita('empresarial'),
  });
  serve(app, getCustoAssistencialNotaFiscal, { allow: comContas }, async ({ input }) =>
    inPortions(db, selectCustoAssistencial({ db, hoje: operatorDay(clock()) }, input.body), asSelected),
  );
};
