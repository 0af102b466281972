import * as contract from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { inPortions } from '../../../db/portions.ts';
import { serialOf } from '../../../db/serial.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { presentLinha } from './resultado.present.ts';
import { findRetornos, selectLinhas, temRetorno } from './resultado.sql.ts';

const allow = ['cadastro'] as const;

/** Results of the returns of ANS, kept after their import (SIB-60). */
export const resultadoRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, contract.getRetornosSib, { allow }, () => findRetornos(db));

  serve(app, contract.getResultadoRetornoSib, { allow }, async ({ input: { params } }) => {
    const id = serialOf(params.retorno);
    if (id === undefined || !(await temRetorno(db, id))) throw new Failure(404, 'Este retorno não existe.');
    return inPortions(db, selectLinhas(id), presentLinha);
  });
};
