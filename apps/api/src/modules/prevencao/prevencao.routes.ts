import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import { cidE66 } from '@vidas/api-client/prevencao/cidE66.report.ts';
import { consultasRegistradas } from '@vidas/api-client/prevencao/consultasRegistradas.report.ts';
import { possiveisGestantes } from '@vidas/api-client/prevencao/possiveisGestantes.report.ts';
import {
  finalidadeDoRegistro,
  type Programa,
  programas,
} from '@vidas/api-client/prevencao/programas.rules.ts';
import { restricaoBariatrica } from '@vidas/api-client/prevencao/restricaoBariatrica.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type ReportPlace, serveReport } from '../../http/serveReport.ts';
import { allow, exigeGerente } from './acesso.ts';
import { selectConsultas } from './consultas.sql.ts';
import { selectAcima55, selectBariatrica, selectCidE66, selectGestantes } from './listas.sql.ts';

/** Lists of the programmes, each reading recorded, and the record for managers (PRV-8, PRV-9). */
export const prevencaoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const de = (programa: Programa): ReportPlace => ({
    app,
    deps,
    allow,
    finalidade: programas[programa].finalidade,
    // Each row is a person.
    consulta: {},
  });
  serveReport(de('GESTANTES'), possiveisGestantes, { periodo: selectGestantes });
  serveReport(de('ACIMA_55'), acima55, { todos: selectAcima55 });
  serveReport(de('OBESIDADE'), cidE66, {
    criancas: (context) => selectCidE66('criancas', context),
    adultos: (context) => selectCidE66('adultos', context),
  });
  serveReport(de('BARIATRICA'), restricaoBariatrica, { periodo: selectBariatrica });

  serveReport(
    { app, deps, allow, finalidade: finalidadeDoRegistro, consulta: {}, refuse: exigeGerente },
    consultasRegistradas,
    { periodo: selectConsultas },
  );
};
