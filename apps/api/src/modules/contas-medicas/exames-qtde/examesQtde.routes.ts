import * as contract from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { asSelected, inPortions } from '../../../db/portions.ts';
import { periodoDe } from '../../../http/acesso/perguntaDoRelatorio.ts';
import { serve } from '../../../http/serve.ts';
import { selectExames, selectPessoas } from './examesQtde.sql.ts';

const acesso = {
  allow: ['contas-medicas'],
  finalidade: 'Controle do uso do plano',
  consulta: {
    lista: 'Quantidade de exames',
    pessoa: 'matricula',
    pergunta: ({ body }: { body: { dtInicial: string; dtFinal: string } }) =>
      periodoDe(body.dtInicial, body.dtFinal),
  },
} as const;

/** Calls about imaging exams. */
export const examesQtdeRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, contract.getRelExamesPessoas, acesso, async ({ input: { body } }) =>
    inPortions(db, selectPessoas(body), asSelected),
  );

  serve(app, contract.getRelExames, acesso, async ({ input: { body } }) =>
    inPortions(db, selectExames(body), asSelected),
  );
};
