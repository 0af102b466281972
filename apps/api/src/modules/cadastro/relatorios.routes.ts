import { ativoEmpresarial } from '@vidas/api-client/cadastro/ativoEmpresarial.report';
import { auxilioFuneral } from '@vidas/api-client/cadastro/auxilioFuneral.report';
import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/beneficiarioCadastrado.report';
import { beneficiarioCancelado } from '@vidas/api-client/cadastro/beneficiarioCancelado.report';
import { empresaConveniada } from '@vidas/api-client/cadastro/empresaConveniada.report';
import { prestadorCredenciado } from '@vidas/api-client/cadastro/prestadorCredenciado.report';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveComputedReport, serveReport } from '../../http/serveReport.ts';
import { anosEntre, custoSobreMensalidades, simNao, statusEm, tipoDeVenda } from './cadastro.rules.ts';
import {
  selectAtivosDeEmpresa,
  selectAuxiliosFunerais,
  selectCadastrados,
  selectCancelados,
} from './cadastro.sql.ts';
import { selectEmpresas, selectPrestadores } from './rede.sql.ts';

const allow = ['cadastro'] as const;

/** The plain reports of Cadastro. */
export const relatoriosRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveComputedReport(
    app,
    deps,
    beneficiarioCadastrado,
    {
      periodo: ({ db }, periodo) => selectCadastrados(db, periodo),
      todos: ({ db }) => selectCadastrados(db),
    },
    {
      allow,
      computed: (row, hoje) => ({
        Status: statusEm(hoje, { ativado_em: row.ativacao, cancelado_em: row.Cancelam }),
        'Tipo de venda': tipoDeVenda(row.parceria),
        Portabilidade: simNao(row.portabilidade),
        'Venda Administrativa': simNao(row.venda_administrativa),
      }),
    },
  );

  serveComputedReport(
    app,
    deps,
    auxilioFuneral,
    {
      periodo: ({ db }, periodo) => selectAuxiliosFunerais(db, periodo),
      todos: ({ db }) => selectAuxiliosFunerais(db),
    },
    {
      allow,
      computed: (row, hoje) => ({
        Status: statusEm(hoje, { ativado_em: row.Ativacao, cancelado_em: row.cancelado_em }),
        Idade: anosEntre(row.Nascimento, hoje),
      }),
    },
  );

  // The fee stands before discounts, as contracted.
  serveReport(
    app,
    deps,
    ativoEmpresarial,
    {
      empresa: ({ db, hoje }, { param }) => selectAtivosDeEmpresa(db, hoje, param),
      todos: ({ db, hoje }) => selectAtivosDeEmpresa(db, hoje),
    },
    { allow },
  );

  // A cancellation that waits for the end of the month is still 'SIM' in Ativo until that day.
  serveComputedReport(
    app,
    deps,
    beneficiarioCancelado,
    { periodo: ({ db }, periodo) => selectCancelados(db, periodo) },
    {
      allow,
      computed: (row, hoje) => ({
        Ativo: simNao(
          statusEm(hoje, {
            ativado_em: row['Data de Ativacao'],
            cancelado_em: row['Data de Cancelamento'],
          }) === 'Ativo',
        ),
        'Tempo no Plano': anosEntre(row['Data de Ativacao'], row['Data de Cancelamento']),
        'Custo x Beneficio': custoSobreMensalidades(row.custo_cents, row.mensalidades_cents),
        'Canc. Fim Mes': simNao(row.cancelamento_fim_mes),
      }),
    },
  );

  serveReport(
    app,
    deps,
    empresaConveniada,
    {
      todos: ({ db, hoje }) => selectEmpresas(db, hoje, false),
      ativos: ({ db, hoje }) => selectEmpresas(db, hoje, true),
    },
    { allow },
  );

  serveReport(app, deps, prestadorCredenciado, { buscar: ({ db }) => selectPrestadores(db) }, { allow });
};
