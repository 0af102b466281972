import { custoAssistencial } from '@vidas/api-client/contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { receitaSegregada } from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { getCustoAssistencialNotaFiscal } from '@vidas/api-client/contas-medicas/relatorios/custoAssistencial.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../db/portions.ts';
import type { Deps } from '../../deps.ts';
import type { Allow } from '../../http/door.ts';
import { listaDe, perguntaDoRelatorio } from '../../http/acesso/perguntaDoRelatorio.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { operatorDay } from '../../operatorDay.ts';
import { selectCustoAssistencial } from './custo-assistencial/custoAssistencial.sql.ts';
import { selectReceita } from './receita-segregada/receitaSegregada.sql.ts';
import { comSinistralidade } from './sinistralidade/sinistralidade.present.ts';
import { selectDaEmpresa, selectDoContrato, selectResumida } from './sinistralidade/sinistralidade.sql.ts';

/** Reports of Contabilidade; Contas Médicas also shows the care cost (CTB-2). */
export const relatoriosContabilidadeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const comContas: Allow = ['contabilidade', 'contas-medicas'];
  const custo = { finalidade: 'Apuração do custo assistencial', allow: comContas };
  serveReport({ app, deps, ...custo, consulta: { pessoa: 'codPaciente' } }, custoAssistencial, {
    periodo: selectCustoAssistencial,
  });
  const contabilidade = { app, deps, allow: ['contabilidade'] } satisfies ReportPlace;
  serveComputedReport(
    {
      ...contabilidade,
      finalidade: 'Apuração da sinistralidade',
      // Summed questions name nobody, so they are not listed here.
      consulta: { pessoa: 'MATRICULA', perguntas: ['individualDetalhada', 'empresarialDetalhada'] },
    },
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
  const doCusto = {
    ...custo,
    consulta: {
      lista: listaDe(custoAssistencial),
      pessoa: 'codPaciente',
      pergunta: perguntaDoRelatorio(custoAssistencial, 'periodo'),
    },
  };
  serve(app, getCustoAssistencialNotaFiscal, doCusto, async ({ input, unico }) =>
    inPortions(
      db,
      selectCustoAssistencial({ db, hoje: operatorDay(clock()), unico }, input.body),
      asSelected,
    ),
  );
};
