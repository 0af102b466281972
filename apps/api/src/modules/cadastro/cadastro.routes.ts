import * as contract from '@vidas/api-client/cadastro/contract';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../db/portions.ts';
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
  selectAtivosDeEmpresa,
  selectAuxiliosFunerais,
  selectCadastrados,
  selectCancelados,
  findFaixas,
} from './cadastro.sql.ts';
import { operatorDay } from '../../operatorDay.ts';
import { conferenciaRoutes } from './conferencia/conferencia.routes.ts';
import { envioRoutes } from './envio/envio.routes.ts';
import { fichaRoutes } from './ficha/ficha.routes.ts';
import { inicioRoutes } from './inicio.routes.ts';
import { movimentacaoRoutes } from './movimentacao/movimentacao.routes.ts';
import { selectEmpresas, selectPrestadores } from './rede.sql.ts';
import { sibRoutes } from './leitura-correcao/sib.routes.ts';

/** The screens of Cadastro are the only ones that use these calls (decisions Q24, Q52). */
const allow = ['cadastro'] as const;

/** Every call of the module Cadastro. */
export const cadastroRoutes = (app: FastifyInstance, deps: Deps): void => {
  reportRoutes(app, deps);
  sibRoutes(app, deps);
  envioRoutes(app, deps);
  conferenciaRoutes(app, deps);
  inicioRoutes(app, deps);
  movimentacaoRoutes(app, deps);
  fichaRoutes(app, deps);
};

const reportRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, contract.getDataCadastroBeneficiario, { allow }, async ({ input }) =>
    inPortions(db, selectCadastrados(db, input.params), presentCadastrado(hoje())),
  );

  serve(app, contract.getDataCadastroBeneficiarioTodos, { allow }, async () =>
    inPortions(db, selectCadastrados(db), presentCadastrado(hoje())),
  );

  serve(app, contract.getRelatorioFuneral, { allow }, async ({ input }) =>
    inPortions(db, selectAuxiliosFunerais(db, input.params), presentAuxilioFuneral(hoje())),
  );

  serve(app, contract.getRelatorioFuneralTotal, { allow }, async () =>
    inPortions(db, selectAuxiliosFunerais(db), presentAuxilioFuneral(hoje())),
  );

  serve(app, contract.getRelatorioEmpresarial, { allow }, async ({ input }) =>
    inPortions(
      db,
      selectAtivosDeEmpresa(db, hoje(), input.params.param),
      presentAtivoDeEmpresa(hoje(), await findFaixas(db)),
    ),
  );

  serve(app, contract.getRelatorioEmpresarialTotal, { allow }, async () =>
    inPortions(db, selectAtivosDeEmpresa(db, hoje()), presentAtivoDeEmpresa(hoje(), await findFaixas(db))),
  );

  serve(app, contract.getBeneficiarioCancelado, { allow }, async ({ input }) =>
    inPortions(db, selectCancelados(db, input.params), presentCancelado(hoje())),
  );

  serve(app, contract.getEmpresaConveniada, { allow }, async () =>
    inPortions(db, selectEmpresas(db, hoje(), false), presentEmpresa),
  );

  serve(app, contract.getEmpresaConveniadaAtivos, { allow }, async () =>
    inPortions(db, selectEmpresas(db, hoje(), true), presentEmpresa),
  );

  serve(app, contract.getPrestadoresCredenciados, { allow }, async () =>
    inPortions(db, selectPrestadores(db), presentPrestador),
  );
};
