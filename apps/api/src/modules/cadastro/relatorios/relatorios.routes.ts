import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { auxilioFuneral } from '@vidas/api-client/cadastro/relatorios/auxilioFuneral.report.ts';
import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { beneficiarioCancelado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCancelado.report.ts';
import { empresaConveniada } from '@vidas/api-client/cadastro/relatorios/empresaConveniada.report.ts';
import { prestadorCredenciado } from '@vidas/api-client/cadastro/relatorios/prestadorCredenciado.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../../http/serveReport.ts';
import { presentCadastrado } from './cadastrado.present.ts';
import {
  selectAtivosDeEmpresa,
  selectAuxiliosFunerais,
  selectCadastrados,
  selectCancelados,
} from './cadastro.sql.ts';
import { selectEmpresas, selectPrestadores } from './rede.sql.ts';
import { presentAuxilio, presentCancelado } from './relatorios.present.ts';

/** The plain reports of Cadastro. */
export const relatoriosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const cadastro = { app, deps, allow: ['cadastro'] } satisfies ReportPlace;

  const cadastrados = { periodo: selectCadastrados, todos: selectCadastrados };
  serveComputedReport(cadastro, beneficiarioCadastrado, cadastrados, presentCadastrado);

  const funerais = { periodo: selectAuxiliosFunerais, todos: selectAuxiliosFunerais };
  serveComputedReport(cadastro, auxilioFuneral, funerais, presentAuxilio);

  serveReport(cadastro, ativoEmpresarial, { empresa: selectAtivosDeEmpresa, todos: selectAtivosDeEmpresa });

  // A life's cost shows the procedures performed, so these reports are health data (PRV-8).
  serveComputedReport(
    { ...cadastro, finalidade: 'Acompanhamento dos cancelamentos', consulta: { pessoa: 'Matricula' } },
    beneficiarioCancelado,
    { periodo: selectCancelados },
    presentCancelado,
  );

  serveReport(cadastro, empresaConveniada, {
    todos: (context) => selectEmpresas(context, false),
    ativos: (context) => selectEmpresas(context, true),
  });

  serveReport(cadastro, prestadorCredenciado, { buscar: selectPrestadores });
};
