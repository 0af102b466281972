import * as contract from '@vidas/api-client/cadastro/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  presentAtivoDeEmpresa,
  presentAuxilioFuneral,
  presentCadastrado,
  presentCancelado,
  presentEmpresa,
  presentPrestador,
} from './cadastro.present.ts';
import {
  findAtivosDeEmpresa,
  findAuxiliosFunerais,
  findCadastrados,
  findCancelados,
  findFaixas,
} from './cadastro.sql.ts';
import { operatorDay } from '../../operator-day.ts';
import { movimentacaoRoutes } from './movimentacao.routes.ts';
import { findEmpresas, findPrestadores } from './rede.sql.ts';
import { sibRoutes } from './sib.routes.ts';

/** The screens of Cadastro are the only ones that use these calls (decisions Q24, Q52). */
const allow = ['cadastro'] as const;

/** Every call of the module Cadastro. */
export const cadastroRoutes = (app: FastifyInstance, deps: Deps): void => {
  reportRoutes(app, deps);
  sibRoutes(app, deps);
  movimentacaoRoutes(app, deps);
};

const reportRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, contract.getDataCadastroBeneficiario, { allow }, async ({ input }) =>
    (await findCadastrados(db, input.params)).map(presentCadastrado(hoje())),
  );

  serve(app, contract.getDataCadastroBeneficiarioTodos, { allow }, async () =>
    (await findCadastrados(db)).map(presentCadastrado(hoje())),
  );

  serve(app, contract.getRelatorioFuneral, { allow }, async ({ input }) =>
    (await findAuxiliosFunerais(db, input.params)).map(presentAuxilioFuneral(hoje())),
  );

  serve(app, contract.getRelatorioFuneralTotal, { allow }, async () =>
    (await findAuxiliosFunerais(db)).map(presentAuxilioFuneral(hoje())),
  );

  serve(app, contract.getRelatorioEmpresarial, { allow }, async ({ input }) =>
    (await findAtivosDeEmpresa(db, hoje(), input.params.param)).map(
      presentAtivoDeEmpresa(hoje(), await findFaixas(db)),
    ),
  );

  serve(app, contract.getRelatorioEmpresarialTotal, { allow }, async () =>
    (await findAtivosDeEmpresa(db, hoje())).map(presentAtivoDeEmpresa(hoje(), await findFaixas(db))),
  );

  serve(app, contract.getBeneficiarioCancelado, { allow }, async ({ input }) =>
    (await findCancelados(db, input.params)).map(presentCancelado(hoje())),
  );

  serve(app, contract.getEmpresaConveniada, { allow }, async () =>
    (await findEmpresas(db, hoje(), false)).map(presentEmpresa),
  );

  serve(app, contract.getEmpresaConveniadaAtivos, { allow }, async () =>
    (await findEmpresas(db, hoje(), true)).map(presentEmpresa),
  );

  serve(app, contract.getPrestadoresCredenciados, { allow }, async () =>
    (await findPrestadores(db)).map(presentPrestador),
  );
};
