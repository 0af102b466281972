import * as contract from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { presentNotificacao } from './notificacao.present.ts';
import { selectNotificacoes } from './notificacao.sql.ts';
import { regenciaDoDia } from './regencia.ts';
import { mudaSituacao } from './mudaSituacao.ts';
import { contesta, interna, promete, type Quem, responde } from './registros.ts';

const allow = ['cobranca'] as const;

/** The queue of late contracts, and what a person records of each (NOT-14). */
export const notificacaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const quem = (login: string): Quem => ({ login, hoje: operatorDay(clock()), em: momentoLocal(clock()) });

  // Recorded as a reading, because the situation shows who is in hospital.
  const lida = {
    allow,
    finalidade: 'Notificação por inadimplência',
    consulta: { lista: 'Notificações', pessoa: 'matricula' },
  } as const;
  serve(app, contract.getNotificacoes, lida, async ({ session }) => {
    const hoje = operatorDay(clock());
    return inPortions(
      db,
      selectNotificacoes(hoje),
      presentNotificacao,
      await regenciaDoDia(db, hoje),
      session.login,
    );
  });

  serve(app, contract.registraContestacao, { allow }, async ({ input: { body }, session }) => ({
    message: `Contestação de ${await mudaSituacao(db, (trx) => contesta(trx, body, quem(session.login)))} registrada.`,
  }));

  serve(app, contract.respondeContestacao, { allow }, async ({ input: { body }, session }) => {
    await mudaSituacao(db, (trx) => responde(trx, body, quem(session.login)));
    return { message: 'Resposta registrada: dez dias novos para pagar.' };
  });

  serve(app, contract.informaInternacao, { allow }, async ({ input: { body }, session }) => ({
    message: `${body.fim === null ? 'Internação' : 'Alta'} de ${await mudaSituacao(db, (trx) => interna(trx, body, quem(session.login)))} registrada.`,
  }));

  serve(app, contract.registraPromessa, { allow }, async ({ input: { body }, session }) => ({
    message: `Anotado para ${await tx(db, (trx) => promete(trx, body, quem(session.login)))}.`,
  }));
};
