import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { getProcedimentosDe } from '@vidas/api-client/contas-medicas/relatorios/procedimentos.contract.ts';
import { pedidosSemana } from '@vidas/api-client/contas-medicas/relatorios/pedidosSemana.report.ts';
import { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { getRelatorioSip } from '@vidas/api-client/contas-medicas/relatorios/relatorioSip.contract.ts';
import { tabMateriais } from '@vidas/api-client/contas-medicas/relatorios/tabMateriais.report.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { type ReportPlace, serveReport } from '../../../http/serveReport.ts';
import { exigeProcedimento, findProcedimentos, selectBeneficiariosProc } from './beneficiarioProc.sql.ts';
import { selectCirurgias } from './cirurgiasRealizadas.sql.ts';
import { selectPedidos } from './pedidosSemana.sql.ts';
import { selectConsultasRetorno } from './possConRet.sql.ts';
import { selectSip } from './relatorioSip.sql.ts';
import { selectMateriais } from './tabMateriais.sql.ts';

/** Reports of Contas Médicas; three other modules share the one by procedure (CMR-1). */
export const relatoriosContasMedicasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const contasMedicas = { app, deps, allow: ['contas-medicas'] } satisfies ReportPlace;
  const deUsos = { ...contasMedicas, finalidade: 'Controle do uso do plano' };
  serveReport({ ...deUsos, consulta: { pessoa: 'pessoa_id' } }, pedidosSemana, { periodo: selectPedidos });
  serveReport({ ...deUsos, consulta: { pessoa: 'matricula' } }, cirurgiasRealizadas, {
    periodo: selectCirurgias,
  });
  serveReport(contasMedicas, tabMateriais, { busca: selectMateriais });
  serveReport({ ...deUsos, consulta: { pessoa: 'codsau' } }, possConRet, { periodo: selectConsultasRetorno });
  serve(app, getRelatorioSip, contasMedicas, async ({ input: { params, query } }) =>
    inPortions(deps.db, selectSip({ ...params, ...query }), asSelected),
  );
  const deProcedimentos = {
    allow: ['contas-medicas', 'centro-medico', 'juridico', 'prevencao'],
    finalidade: 'Conferência de um procedimento realizado',
  } satisfies Pick<ReportPlace, 'allow' | 'finalidade'>;
  serve(app, getProcedimentosDe, deProcedimentos, ({ input: { body } }) =>
    findProcedimentos(deps.db, body.busca),
  );
  serveReport(
    {
      app,
      deps,
      ...deProcedimentos,
      consulta: { pessoa: 'pessoa_id' },
      exige: exigeProcedimento,
    },
    beneficiarioProc,
    { periodo: selectBeneficiariosProc },
  );
};
