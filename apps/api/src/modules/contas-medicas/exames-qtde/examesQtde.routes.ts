import * as contract from '@vidas/api-client/contas-medicas/exames-qtde';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { asSelected, inPortions } from '../../../db/portions.ts';
import { serve } from '../../../http/serve.ts';
import { selectExames, selectPessoas } from './examesQtde.sql.ts';

const allow = ['contas-medicas'] as const;

/** The calls about imaging exams. */
export const examesQtdeRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, contract.getRelExamesPessoas, { allow }, async ({ input: { body } }) =>
    inPortions(db, selectPessoas(body), asSelected),
  );

  serve(app, contract.getRelExames, { allow }, async ({ input: { body } }) =>
    inPortions(db, selectExames(body), asSelected),
  );
};
