import { writeDay } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow } from './acesso.ts';
import { findLinhasDoDia } from './composicao.sql.ts';
import { confereCredito } from './confere.ts';
import { diasDeCredito } from './dias.ts';
import { presentDia } from './retorno.present.ts';

/** The calls about the days on which the bank credits. */
export const creditosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;

  serve(app, contract.getCreditosBanco, { allow }, async ({ input: { params } }) => {
    const dias = await diasDeCredito(db, { de: params.start, ate: params.end }, operatorDay(clock()));
    return dias.length === 0 ? noContent : dias.map(presentDia);
  });

  serve(app, contract.getLinhasDoDia, { allow }, async ({ input: { params } }) => {
    const linhas = await findLinhasDoDia(db, params.dia);
    return linhas.length === 0 ? noContent : linhas;
  });

  serve(app, contract.confereCredito, { allow }, async ({ input: { body }, session }) => {
    const { confirmado: visto, ...asked } = body;
    const confere = await confereCredito(deps, { ...asked, visto, login: session.login });
    const dia = writeDay(body.dia);
    return {
      success: true,
      message: confere
        ? `O crédito de ${dia} confere com o extrato.`
        : `O crédito de ${dia} ficou conferido com diferença.`,
    };
  });
};
