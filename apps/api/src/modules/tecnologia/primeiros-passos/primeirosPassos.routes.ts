import { writeDay } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import type { FastifyInstance } from 'fastify';
import { upsertPassoFeito } from '../../../db/passoFeito.sql.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { MailRefused, testMail } from '../../../mail/testMail.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { leEstados } from './leEstados.ts';

const allow = ['tecnologia'] as const;

const recusa = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

/** The steps, a try of the mail, and the note of a rehearsed restore (TEC-5, TEC-6). */
export const primeirosPassosRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void => {
  serve(app, contract.getPrimeirosPassos, { allow }, () =>
    leEstados({ db, config, hoje: operatorDay(clock()) }),
  );

  serve(app, contract.testaEmail, { allow }, async ({ input: { body } }) => {
    const { smtpUrl, mailFrom: from, outboxDir } = config;
    if (smtpUrl === undefined)
      throw new Failure(422, 'O servidor de e-mail não está configurado (SMTP_URL): nada foi enviado.');
    try {
      return { message: await testMail(body.para, { smtpUrl, from, outboxDir }) };
    } catch (error) {
      if (error instanceof MailRefused) throw recusa('para', error.message);
      throw error;
    }
  });

  serve(app, contract.anotaRestauro, { allow }, async ({ input: { body }, session }) => {
    const agora = clock();
    if (body.dia > operatorDay(agora)) throw recusa('dia', 'Este dia ainda não chegou.');
    await upsertPassoFeito(db, {
      passo: 'restauro',
      dia: body.dia,
      anotado_em: agora,
      autor: session.userId,
    });
    return { message: `Restauro ensaiado em ${writeDay(body.dia)}.` };
  });
};
