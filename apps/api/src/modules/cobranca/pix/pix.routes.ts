import * as contract from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeClienteDosBoletos } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { serve } from '../../../http/serve.ts';
import { geraPix } from './geraPix.ts';

/** Modules with Gerar boleto, and the counter. */
const allow = ['cobranca', 'vendas', 'atendimento', 'caixa'] as const;

/** Call that makes a PIX code (CTA-13). */
export const pixRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, contract.geraPix, { allow }, async ({ input: { body }, session, setHeader }) => {
    setHeader('cache-control', 'no-store');
    await exigeClienteDosBoletos(deps.db, session, allow, body.titulos);
    return geraPix(deps, body, session.login);
  });
};
