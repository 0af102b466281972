import { isUsuarioAvancado } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { getComentarioGlosa } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  getCodigosGlosa,
  guardaComentarioGlosa,
} from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { revisao } from './acesso.rules.ts';
import { findGlosa, guardaComentario, selectCodigos } from './glosas.sql.ts';
import { recusa } from './transicao.ts';

/** Calls about denial codes (CTM-7, CTM-80, CTM-81). */
export const glosaRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, getComentarioGlosa, revisao, async ({ input: { body } }) => {
    const text = await findGlosa(db, body.comCod.trim().toUpperCase());
    return { success: text !== undefined, comentarioGlosa: text ?? null };
  });

  serve(app, getCodigosGlosa, revisao, async ({ session: { login } }) => ({
    success: true,
    codigos: (await selectCodigos(login, operatorDay(clock())).execute(db)).rows,
  }));

  serve(app, guardaComentarioGlosa, revisao, async ({ input: { body }, session }) => {
    if (!isUsuarioAvancado(session.cargo))
      throw recusa('Só a coordenação de contas médicas guarda o comentário de um código de glosa.', 403);
    const codigo = body.comCod.trim().toUpperCase();
    if ((await findGlosa(db, codigo)) === undefined) throw recusa('Código não cadastrado', 422);
    const comentario = body.comentario?.trim() || null;
    const quem = { login: session.login, em: momentoLocal(clock()) };
    await tx(db, (trx) => guardaComentario(trx, codigo, comentario, quem));
    const done = comentario === null ? 'excluído' : 'guardado';
    return { success: true, message: `Comentário da glosa ${codigo} ${done}.` };
  });
};
