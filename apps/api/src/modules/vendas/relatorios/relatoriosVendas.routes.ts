import { beneficiarioCadastrado } from '@vidas/api-client/vendas/relatorios/beneficiarioCadastrado.report.ts';
import { comissoes } from '@vidas/api-client/vendas/relatorios/comissoes.report.ts';
import { getDadosVendedores } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import type { FastifyInstance } from 'fastify';
import { adding } from '../../../db/findable.ts';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { presentCadastrado } from '../../cadastro/relatorios/cadastrado.present.ts';
import { selectCadastrados } from '../../cadastro/relatorios/cadastro.sql.ts';
import { alcanceDe, allow } from '../acesso.ts';
import { carteiraRoutes } from './carteira.routes.ts';
import { selectComissoes } from './comissoes.sql.ts';
import { findVendedores } from './vendedores.sql.ts';
import { vendedorPedido, vendedoresPedidos } from './vendedoresPedidos.ts';

const comCadastro = adding(presentCadastrado);

/** Reports of Vendas: managers see every seller, sellers themselves. */
export const relatoriosVendasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, clock } = deps;
  carteiraRoutes(app, deps);

  serve(app, comissoes.questions.competencia.endpoint, { allow }, async ({ input: { body }, session }) => {
    const { competencia = operatorDay(clock()).slice(0, 7), venCod = '0' } = body;
    const alcance = await alcanceDe(db, session);
    const vendedores = vendedoresPedidos(alcance, config.vendas.grupo, venCod.split(','));
    return inPortions(db, selectComissoes(db, { competencia, vendedores }), asSelected);
  });

  serve(app, getDadosVendedores, { allow }, async ({ session }) =>
    findVendedores(db, vendedorPedido(await alcanceDe(db, session), '0')),
  );

  const cadastrados = beneficiarioCadastrado.questions.periodo.endpoint;
  serve(app, cadastrados, { allow }, async ({ input: { params }, session }) => {
    const hoje = operatorDay(clock());
    const vendedores = vendedorPedido(await alcanceDe(db, session), params.seller);
    return inPortions(db, selectCadastrados({ db }, params, vendedores), comCadastro, hoje);
  });
};
