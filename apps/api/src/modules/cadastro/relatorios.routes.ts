import { ativoEmpresarial } from '@vidas/api-client/cadastro/ativoEmpresarial.report';
import { auxilioFuneral } from '@vidas/api-client/cadastro/auxilioFuneral.report';
import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/beneficiarioCadastrado.report';
import { beneficiarioCancelado } from '@vidas/api-client/cadastro/beneficiarioCancelado.report';
import { empresaConveniada } from '@vidas/api-client/cadastro/empresaConveniada.report';
import { prestadorCredenciado } from '@vidas/api-client/cadastro/prestadorCredenciado.report';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type ReportPlace, serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { presentCadastrado } from './cadastrado.present.ts';
import { anosEntre, custoSobreMensalidades, simNao, statusEm } from './cadastro.rules.ts';
import {
  selectAtivosDeEmpresa,
  selectAuxiliosFunerais,
  selectCadastrados,
  selectCancelados,
} from './cadastro.sql.ts';
import { selectEmpresas, selectPrestadores } from './rede.sql.ts';

/** The plain reports of Cadastro. */
export const relatoriosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const cadastro = { app, deps, allow: ['cadastro'] } satisfies ReportPlace;

  const cadastrados = { periodo: selectCadastrados, todos: selectCadastrados };
  serveComputedReport(cadastro, beneficiarioCadastrado, cadastrados, presentCadastrado);

  const funerais = { periodo: selectAuxiliosFunerais, todos: selectAuxiliosFunerais };
  serveComputedReport(cadastro, auxilioFuneral, funerais, (row, hoje) => ({
    Status: statusEm(hoje, { ativado_em: row.Ativacao, cancelado_em: row.cancelado_em }),
    Idade: anosEntre(row.Nascimento, hoje),
  }));

  serveReport(cadastro, ativoEmpresarial, { empresa: selectAtivosDeEmpresa, todos: selectAtivosDeEmpresa });

  // A cancellation that waits for the end of the month is still 'SIM' in Ativo until that day.
  serveComputedReport(cadastro, beneficiarioCancelado, { periodo: selectCancelados }, (row, hoje) => ({
    Ativo: simNao(
      statusEm(hoje, {
        ativado_em: row['Data de Ativacao'],
        cancelado_em: row['Data de Cancelamento'],
      }) === 'Ativo',
    ),
    'Tempo no Plano': anosEntre(row['Data de Ativacao'], row['Data de Cancelamento']),
    'Custo x Beneficio': custoSobreMensalidades(row.custo_cents, row.mensalidades_cents),
    'Canc. Fim Mes': simNao(row.cancelamento_fim_mes),
  }));

  serveReport(cadastro, empresaConveniada, {
    todos: (context) => selectEmpresas(context, false),
    ativos: (context) => selectEmpresas(context, true),
  });

  serveReport(cadastro, prestadorCredenciado, { buscar: selectPrestadores });
};
