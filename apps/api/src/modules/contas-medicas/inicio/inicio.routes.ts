import * as centroMedico from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import { guiasNaoPagas } from '@vidas/api-client/contas-medicas/inicio/guiasNaoPagas.report.ts';
import { getInicio } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import { itensGlosados } from '@vidas/api-client/contas-medicas/inicio/itensGlosados.report.ts';
import { lotesEmAnalise } from '@vidas/api-client/contas-medicas/inicio/lotesEmAnalise.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { ReportContext } from '../../../http/door.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { exigeDe } from '../guias/segundaPessoa.sql.ts';
import { type De, selectGuiasEmAnalise, selectLotesEmAnalise } from './esperas.sql.ts';
import { selectItensGlosados } from './glosas.sql.ts';
import { presentSituacao } from './inicio.present.ts';
import { countEspera, countGlosas, countNaoPagas, countSegunda, haDe } from './inicio.sql.ts';
import { selectGuiasNaoPagas } from './naoPagas.sql.ts';

const finalidade = 'Acompanhamento das contas que esperam';

const contasMedicas = { getInicio, guiasEmAnalise, lotesEmAnalise, itensGlosados, guiasNaoPagas };

/** Home of one module, and the lists behind its figures. */
const serveInicio = (place: ReportPlace, calls: typeof contasMedicas): void => {
  const { app, deps } = place;
  const { db, clock, log, config } = deps;
  const emAnaliseDe = (de: De) => selectGuiasEmAnalise(de, exigeDe(config));
  const acesso = { allow: place.allow, finalidade };
  const part = readPart(log, 'contas médicas');

  serve(app, calls.getInicio, acesso, async ({ unico }) => {
    const hoje = operatorDay(clock());
    const competencia = hoje.slice(0, 7);
    const de = { hoje, unico };
    const emAnalise = emAnaliseDe(de);
    const [ha, guias, segundaPessoa, lotes, glosas, naoPagas] = await Promise.all([
      part('há', haDe(db, unico)),
      part('guias', countEspera(db, emAnalise)),
      part('segunda pessoa', countSegunda(db, emAnalise)),
      part('lotes', countEspera(db, selectLotesEmAnalise(de))),
      part('glosas', countGlosas(db, competencia, unico)),
      part('não pagas', countNaoPagas(db, de)),
    ]);
    return { hoje, competencia, ha, guias, segundaPessoa, lotes, glosas, naoPagas };
  });

  serveComputedReport(
    place,
    calls.guiasEmAnalise,
    { todas: (context: ReportContext) => emAnaliseDe(context) },
    presentSituacao,
  );
  serveReport(place, calls.lotesEmAnalise, { todos: (context) => selectLotesEmAnalise(context) });
  // A procedure beside a guide identifies its person.
  serveReport({ ...place, consulta: { pessoa: 'matricula' } }, calls.itensGlosados, {
    competencia: ({ unico }, { competencia }) => selectItensGlosados(competencia, unico),
  });
  serveComputedReport(
    place,
    calls.guiasNaoPagas,
    { todas: (context: ReportContext) => selectGuiasNaoPagas(context) },
    presentSituacao,
  );
};

/** Homes of Contas Médicas and of Centro Médico, which sees its own provider only (CTM-60). */
export const inicioContasRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveInicio({ app, deps, finalidade, allow: ['contas-medicas'] }, contasMedicas);
  serveInicio({ app, deps, finalidade, allow: ['centro-medico'] }, centroMedico);
};
