import * as avisos from '@vidas/api-client/shell/avisosAcesso.contract.ts';
import * as pedidos from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { serve } from '../../../http/serve.ts';
import { failureOf } from '../pessoas/pessoas.routes.ts';
import type { Contexto } from '../pessoas/mudanca.ts';
import { confirmaAvisos, findAvisosDe } from './avisos.sql.ts';
import { escreveAOuvidoria } from './escreveAOuvidoria.ts';
import { presentAviso, presentPedido, presentPedidoDeSenha } from './pedidos.present.ts';
import { expiraPedidos, findMarcas, findPedidosDeSenha, findToques, selectPedidos } from './pedidos.sql.ts';
import { aprovaPedido, type Decidido, desdeDe, terminaPedido } from './pedidos.ts';

const allow = ['tecnologia'] as const;

/** Requests for a second person's decision, and notices to the people concerned (OPE-16 to OPE-20). */
export const pedidosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const decide = async (
    { userId, user }: Session,
    work: (contexto: Contexto) => Promise<Decidido>,
  ): Promise<{ message: string }> => {
    try {
      const { message, carta } = await work({ db, autor: userId, clock, operatorName: config.operatorName });
      if (carta !== undefined) await escreveAOuvidoria(deps, `${carta} por ${user}.`);
      return { message };
    } catch (error) {
      throw failureOf(error);
    }
  };

  serve(app, pedidos.getPedidosAcesso, { allow }, async ({ session }) => {
    const desde = desdeDe(clock());
    await expiraPedidos(db, clock());
    const [todos, toques, marcas] = await Promise.all([
      selectPedidos(db, desde),
      findToques(db, desde),
      findMarcas(db, desde),
    ]);
    const eu = { id: session.userId, ativo: true, modulos: session.modules };
    return todos.map((pedido) => presentPedido(pedido, { eu, toques, marcas }));
  });

  serve(app, pedidos.aprovaPedidoAcesso, { allow }, ({ session, input: { body } }) =>
    decide(session, (contexto) => aprovaPedido(contexto, body.id)),
  );

  serve(app, pedidos.recusaPedidoAcesso, { allow }, ({ session, input: { body } }) =>
    decide(session, (contexto) => terminaPedido(contexto, body.id, 'recusado')),
  );

  serve(app, pedidos.retiraPedidoAcesso, { allow }, ({ session, input: { body } }) =>
    decide(session, (contexto) => terminaPedido(contexto, body.id, 'retirado')),
  );

  serve(app, avisos.getAvisosAcesso, { allow: 'session' }, async ({ session: { userId } }) => {
    await expiraPedidos(db, clock());
    const [seus, senhas] = await Promise.all([findAvisosDe(db, userId), findPedidosDeSenha(db, userId)]);
    return { avisos: seus.map(presentAviso), pedidos: senhas.map(presentPedidoDeSenha) };
  });

  serve(app, avisos.confirmaAvisosAcesso, { allow: 'session' }, async ({ session, input: { body } }) => {
    const ids = body.ids.filter((id) => /^\d{1,15}$/.test(id));
    if (ids.length > 0) await confirmaAvisos(db, session.userId, { ids, agora: clock() });
    return { message: 'Avisos confirmados.' };
  });

  serve(app, avisos.respondePedidoSenha, { allow: 'session' }, ({ session, input: { body } }) =>
    decide(session, (contexto) =>
      body.aceita ? aprovaPedido(contexto, body.id) : terminaPedido(contexto, body.id, 'recusado'),
    ),
  );
};
