import { counted } from '@vidas/api-client/words/counted.ts';
import * as sib from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { unidadeDoRejeitado } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import { inPortions } from '../../../db/portions.ts';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { presentRejeitado } from './leituraCorrecao.present.ts';
import { discardRejeitados, selectRejeitados } from './rejeitados.sql.ts';

const allow = ['cadastro'] as const;

/** The rejections that wait until they are mended or discarded (SIB-33). */
export const rejeitadosRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, sib.getRejeitadosSib, { allow }, async () =>
    inPortions(db, await selectRejeitados(db), presentRejeitado),
  );

  serve(app, sib.descartaRejeitadosSib, { allow }, async ({ input: { body }, session }) => {
    const problems = body.ids.flatMap((id, index) =>
      serialOf(id) === undefined
        ? [{ field: `ids.${index}`, message: 'não é o número de uma rejeição' }]
        : [],
    );
    if (problems.length > 0) throw new Failure(400, 'Há rejeições que não existem.', { problems });
    const em = momentoLocal(clock());
    const { length: quantidade } = await tx(db, async (trx) => {
      const ids = await discardRejeitados(trx, { ids: body.ids, login: session.login, em });
      exigeConfirmado(
        body.confirmado,
        ids.map((id) => ({ id })),
        unidadeDoRejeitado,
      );
      return ids;
    });
    return {
      success: true,
      message: `${counted(quantidade, 'rejeição descartada', 'rejeições descartadas')}.`,
      quantidade,
    };
  });
};
