import * as contract from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import { getInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { figurasDe } from '../../../figures/figuras.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { allow } from '../acesso.ts';
import { contatoDeHoje, corrige } from './corrige.ts';
import { libera, quemChama, registra, reserva } from './contata.ts';
import { findInicio } from '../inicio/inicio.sql.ts';

/** Contacts of the programmes, and the home that counts them. */
export const contatosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const figura = figurasDe(app, deps);
  const quem = (login: string) => quemChama(login, clock(), momentoLocal);

  serve(app, getInicio, { allow }, async ({ unico }) =>
    findInicio({ db, hoje: operatorDay(clock()), unico }, figura),
  );

  serve(app, contract.reservaContato, { allow }, async ({ input: { body }, session }) =>
    tx(db, (trx) => reserva(trx, body, quem(session.login))),
  );

  serve(app, contract.registraContato, { allow }, async ({ input: { body }, session }) => {
    await tx(db, (trx) => registra(trx, body, quem(session.login)));
    return { success: true, message: 'Contato registrado com sucesso!' };
  });

  serve(app, contract.getContatoDeHoje, { allow }, async ({ input: { body }, session }) =>
    tx(db, (trx) => contatoDeHoje(trx, body, quem(session.login))),
  );

  serve(app, contract.corrigeContato, { allow }, async ({ input: { body }, session }) => {
    await tx(db, (trx) => corrige(trx, body, quem(session.login)));
    return { success: true, message: 'Contato corrigido com sucesso!' };
  });

  serve(app, contract.liberaContato, { allow }, async ({ input: { body }, session }) => {
    await tx(db, (trx) => libera(trx, body, quem(session.login)));
    return { success: true };
  });
};
