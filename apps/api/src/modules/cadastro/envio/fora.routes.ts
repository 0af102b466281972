import * as contract from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { corteDe } from './envio.rules.ts';
import { devolve, findMovimento, poeFora } from './fora.sql.ts';
import { lockSib } from './sbxEstado.sql.ts';

const allow = ['cadastro'] as const;

/** Leaves a movement out of the file, and puts it back (SIB-53). */
export const foraRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.deixaForaDoEnvio, { allow }, ({ input: { body }, session }) => {
    const momento = momentoLocal(clock());
    const deQuem = { matricula: matriculaInteira(body.matricula), tipo: body.tipo };
    return tx(db, async (trx) => {
      await lockSib(trx);
      await refuseAplicando(trx);
      const movimento = await findMovimento(trx, deQuem, { corte: corteDe(body.competencia), momento });
      if (!movimento) throw new Failure(409, 'Este movimento já não está na prévia. Nada foi feito.');
      // A repeated call changes nothing.
      if (!movimento.isFora) await poeFora(trx, movimento, { login: session.login, em: momento });
      return { message: `${movimento.tipo} de ${movimento.nome} fica fora do envio.` };
    });
  });

  serve(app, contract.devolveAoEnvio, { allow }, ({ input: { body }, session }) => {
    const em = momentoLocal(clock());
    const deQuem = { matricula: matriculaInteira(body.matricula), tipo: body.tipo };
    return tx(db, async (trx) => {
      await lockSib(trx);
      if (!(await devolve(trx, deQuem, { login: session.login, em })))
        throw new Failure(409, 'Este movimento não está fora do envio. Nada foi feito.');
      return { message: 'O movimento volta ao envio.' };
    });
  });
};
