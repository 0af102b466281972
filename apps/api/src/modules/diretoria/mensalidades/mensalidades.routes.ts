import {
  getDadosPlanos,
  getDadosPlanosFinanceiro,
  getHistoricoMensalidades,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { asSelected, inPortions, inPortionsHere } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { framed } from '../../../http/list/framed.ts';
import { serve } from '../../../http/serve.ts';
import { allow, allowComFinanceiro } from '../acesso.ts';
import { presentMensalidade } from './mensalidades.present.ts';
import {
  type PedidoDeMensalidades,
  selectAguardandoAtivacao,
  selectComMensalidade,
  selectHistorico,
  selectSemMensalidade,
  type VidaComMensalidade,
} from './mensalidades.sql.ts';

/** Lives with a fee are streamed and counted; the other two lists are short and come first. */
const mensalidadesDe = async (db: Db, pedido: PedidoDeMensalidades) => {
  const present = (vida: VidaComMensalidade) => presentMensalidade(vida, pedido.dia);
  const semMensalidade = await selectSemMensalidade(pedido).execute(db);
  const aguardando = await selectAguardandoAtivacao(pedido).execute(db);
  let qtdVida = 0;
  return {
    field: 'planos' as const,
    portions: inPortionsHere(db, selectComMensalidade(pedido), (vida) => {
      qtdVida += 1;
      return present(vida);
    }),
    before: () => ({
      planosValorZerado: semMensalidade.rows.map(present),
      planosAguardandoAtivacao: aguardando.rows.map(present),
    }),
    after: () => ({ qtdVida }),
  };
};

/** Monthly fees, under the path of the board and under Financeiro's (DIR-6). */
export const mensalidadesRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, getDadosPlanos, { allow }, async ({ input: { params } }) =>
    framed(getDadosPlanos, await mensalidadesDe(db, { tipo: params.type, dia: params.date })),
  );
  serve(app, getHistoricoMensalidades, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectHistorico({ tipo: params.type, dia: params.date }), asSelected),
  );
  serve(app, getDadosPlanosFinanceiro, { allow: allowComFinanceiro }, async ({ input: { params } }) =>
    framed(getDadosPlanosFinanceiro, await mensalidadesDe(db, { tipo: params.a, dia: params.b })),
  );
};
