import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import { registraArquivo } from '@vidas/api-client/shell/arquivoTirado.contract.ts';
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
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { type ReportPlace, serveReport } from '../../http/serveReport.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { allow, exigeGerente } from './acesso.ts';
import { gravaArquivo, selectConsultas } from './consultas.sql.ts';
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

  // A reading of any module may leave as a file.
  serve(app, registraArquivo, { allow: 'session' }, async ({ input: { body }, session: { login } }) => {
    const em = momentoLocal(deps.clock());
    if (!(await gravaArquivo(deps.db, body, { login, em })))
      throw new Failure(409, 'A leitura desta lista não foi achada no registro. Busque de novo e exporte.');
    return { success: true };
  });

  serveReport(
    { app, deps, allow, finalidade: finalidadeDoRegistro, consulta: {}, refuse: exigeGerente },
    consultasRegistradas,
    { periodo: selectConsultas },
  );
};
