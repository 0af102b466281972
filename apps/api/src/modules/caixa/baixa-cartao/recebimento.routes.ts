import * as contract from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { quemDe } from '../quem.ts';
import { umaVez } from '../pagamento-cartao/pedido.ts';
import { desfazODia, recebeODia } from './recebimento.ts';
import { selectRecebimentos } from './recebimento.sql.ts';

const allow = ['caixa'] as const;

/** Receives a day's payments of the acquirer together (CXA-19). */
export const recebimentoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.getRecebimentos, { allow }, async () =>
    inPortions(db, selectRecebimentos(), asSelected),
  );

  serve(app, contract.confirmaRecebimento, { allow }, async ({ input: { body }, session }) => {
    const { pedido, ...corpo } = body;
    const quem = quemDe(session, clock());
    return umaVez(db, { pedido, chamada: 'recebimento', corpo }, quem, async (trx) => ({
      success: true,
      ...(await recebeODia(trx, body, quem)),
    }));
  });

  serve(app, contract.desfazRecebimento, { allow }, async ({ input: { body }, session }) => {
    if (!ehGerente(session.cargo)) throw new Failure(403, 'Só um gerente desfaz um recebimento.');
    const { pedido, ...corpo } = body;
    const quem = quemDe(session, clock());
    return umaVez(db, { pedido, chamada: 'desfaz recebimento', corpo }, quem, async (trx) => ({
      success: true,
      message: await desfazODia(trx, body, quem),
    }));
  });
};
