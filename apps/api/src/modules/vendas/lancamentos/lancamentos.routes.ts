import * as contract from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import type { FastifyInstance } from 'fastify';
import { sharedAnswers } from '../../../db/sharedAnswers.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { alcanceDe, allow, exigeGerente, exigeVendedor } from '../acesso.ts';
import { selectEmRisco } from './emRisco.sql.ts';
import { historicoDeVendas } from './historico.ts';
import { presentEmRisco, presentEstorno, presentVenda } from './lancamentos.present.ts';
import { findVendedorDoLogin, selectVendedores } from './lancamentos.sql.ts';
import { type Lancamentos, lancamentosDe } from './lancamentos.ts';
import { metaDe, metasDe } from './metas.ts';
import { indicadoresDe, resumoDosVendedores } from './totais.ts';

/** Part of a login after its first underscore. */
const suffixOf = (login: string): string => login.slice(login.indexOf('_') + 1);

/** Sales of a month, goals, and commission at risk: own ones for a seller, all for managers. */
export const lancamentosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const hoje = () => operatorDay(clock());

  /** Seller of the requested rows within the session's scope; null for all sellers. */
  const vendedorPedido = async (session: Session, seller: string): Promise<string | null> => {
    const alcance = await alcanceDe(db, session);
    if (seller === contract.todosOsVendedores) {
      exigeGerente(alcance);
      return null;
    }
    exigeVendedor(alcance, seller);
    return seller;
  };
  // The screen requests cards, rows and reversals at the same time.
  const shared = sharedAnswers<Lancamentos>(db);
  const lancamentos = (competencia: string, vendedor: string | null) => {
    const pedido = { competencia, vendedor, hoje: hoje() };
    return shared(JSON.stringify(pedido), () => lancamentosDe(db, pedido));
  };
  const indicadores = async (competencia: string, vendedor: string | null) => {
    const found = await lancamentos(competencia, vendedor);
    if (found.vendas.length === 0 && found.estornos.length === 0) return noContent;
    return indicadoresDe(found, metaDe(await selectVendedores(db, vendedor)));
  };

  serve(app, contract.getVendedor, { allow }, async ({ input: { params }, session }) => {
    const { gerente } = await alcanceDe(db, session);
    if (!gerente && params.code.toLowerCase() !== suffixOf(session.login).toLowerCase())
      throw new Failure(403, 'Estes dados são de outro vendedor.');
    const found = await findVendedorDoLogin(db, params.code);
    if (found.length === 0) return noContent;
    return found.map(({ codigo, nome }) => ({ codigoVendedor: codigo, nomeVendedor: nome }));
  });

  serve(app, contract.getVendasVendedores, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const found = await lancamentos(params.competencia, null);
    const nomes = (await selectVendedores(db, null)).map(({ codigo, nome }) => [codigo, nome] as const);
    const rows = resumoDosVendedores(found, new Map(nomes));
    return rows.length === 0 ? noContent : rows;
  });

  serve(app, contract.getHistoricoVendasVendedores, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const rows = await historicoDeVendas(db, params.competencia, hoje());
    return rows.length === 0 ? noContent : rows.map((row) => ({ ...row }));
  });

  serve(app, contract.getVendas, { allow }, async ({ input: { params }, session }) => {
    const vendedor = await vendedorPedido(session, params.seller);
    const { vendas } = await lancamentos(params.competencia, vendedor);
    return vendas.length === 0 ? noContent : vendas.map((venda) => presentVenda(venda, hoje()));
  });

  serve(app, contract.getEstornos, { allow }, async ({ input: { params }, session }) => {
    const vendedor = await vendedorPedido(session, params.seller);
    const { estornos } = await lancamentos(params.competencia, vendedor);
    if (estornos.length === 0) return noContent;
    return estornos.map((estorno) => presentEstorno(estorno, params.competencia));
  });

  serve(app, contract.getIndicadores, { allow }, async ({ input: { params }, session }) =>
    indicadores(params.competencia, await vendedorPedido(session, params.seller)),
  );

  serve(app, contract.getIndicadoresVendasGeral, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    return indicadores(params.competencia, null);
  });

  serve(app, contract.getComissaoEmRisco, { allow }, async ({ input: { params }, session }) => {
    const vendedor = await vendedorPedido(session, params.seller);
    return (await selectEmRisco(db, hoje(), vendedor)).map(presentEmRisco);
  });

  serve(app, contract.getMetas, { allow }, async ({ input: { params }, session }) =>
    metasDe(db, params.competencia, await vendedorPedido(session, params.seller)),
  );
};
