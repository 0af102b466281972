import { guiasEmAnalise } from '@vidas/api-client/contabilidade/inicio/guiasEmAnalise.report.ts';
import { getInicio } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Allow, ReportContext } from '../../../http/door.ts';
import { figurasDe } from '../../../figures/figuras.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { selectGuiasEmAnalise } from '../../contas-medicas/inicio/esperas.sql.ts';
import { presentSituacao } from '../../contas-medicas/inicio/inicio.present.ts';
import { somaEmAnalise, somaResultado } from './inicio.sql.ts';

/** Contabilidade sees no difference: another module pays. */
const semSegunda = { proprio: undefined, acimaDe: null };

/** Home of Contabilidade, and the list of guides waiting in Contas Médicas (CTB-11, CTB-12). */
export const inicioContabilidadeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const allow: Allow = ['contabilidade'];
  const part = readPart(log, 'contabilidade');
  const figura = figurasDe(app, deps);
  const resultado = async (tipo: TipoDeContrato, competencia: string) => {
    const { valor, calculadoEm } = await figura(`contabilidade.${tipo}`, competencia, () =>
      somaResultado(db, tipo, competencia),
    );
    return { ...valor, calculadoEm };
  };

  serve(app, getInicio, { allow }, async () => {
    const competencia = somaCompetencia(operatorDay(clock()).slice(0, 7), -1);
    const [individual, empresarial, emAnalise] = await Promise.all([
      part('individuais', resultado('individual', competencia)),
      part('empresariais', resultado('empresarial', competencia)),
      part('em análise', somaEmAnalise(db)),
    ]);
    return { competencia, individual, empresarial, emAnalise };
  });

  serveComputedReport(
    { app, deps, allow },
    guiasEmAnalise,
    { todas: (context: ReportContext) => selectGuiasEmAnalise(context, semSegunda) },
    presentSituacao,
  );
};
