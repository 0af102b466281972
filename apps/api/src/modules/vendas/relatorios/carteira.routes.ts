import { ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import { carteira } from '@vidas/api-client/vendas/relatorios/carteira.report.ts';
import { getVendedoresCarteira } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { alcanceDe, allow } from '../acesso.ts';
import { selectCarteira } from './carteira.sql.ts';
import { findVendedores } from './vendedores.sql.ts';
import { vendedorPedido } from './vendedoresPedidos.ts';

/** Portfolio, for the logins in the configuration (VEN-5). */
export const carteiraRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void => {
  /** Sellers whose lives the session may read, null for all; refuses logins outside the configuration. */
  const vendedoresDa = async (session: Session, codigo: string): Promise<readonly string[] | null> => {
    if (!config.vendas.carteiraLogins.includes(session.login.toLowerCase()))
      throw new Failure(
        403,
        'A carteira de todos os vendedores é um direito à parte. Peça à TI que ponha o seu login em VENDAS_CARTEIRA_LOGINS.',
      );
    if (ehVendedor(session.cargo)) return vendedorPedido(await alcanceDe(db, session), codigo);
    return codigo === '0' ? null : [codigo];
  };

  serve(app, getVendedoresCarteira, { allow }, async ({ session }) =>
    findVendedores(db, await vendedoresDa(session, '0')),
  );

  serve(
    app,
    carteira.questions.periodo.endpoint,
    { allow },
    async ({ input: { params }, session, unico }) => {
      const { start, end, seller } = params;
      const vendedores = await vendedoresDa(session, seller);
      const hoje = operatorDay(clock());
      return inPortions(db, selectCarteira({ db, hoje, unico }, { start, end, vendedores }), asSelected);
    },
  );
};
