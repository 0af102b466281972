import { todasAsTabelas } from '@vidas/api-client/contracts.ts';
import { apagaVisao, getVisoes, gravaVisao } from '@vidas/api-client/shell/visoes/visoes.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { listVisoes, removeVisao, saveVisao } from './visoes.ts';
import { VisaoCofre } from './visoes.present.ts';

/** Saved views of tables; each person reaches only their own. */
export const visoesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const cofre = new VisaoCofre(deps.secrets.identityKey);
  const desk = { db: deps.db, clock: deps.clock, cofre };
  const ofPerson = ({ userId: usuarioId }: { userId: string }, tabela: string) => {
    if (todasAsTabelas.has(tabela)) return { usuarioId, tabela };
    throw refuseFields([{ field: 'tabela', message: 'nome de tabela desconhecido' }]);
  };

  serve(app, getVisoes, { allow: 'session' }, async ({ session, input: { params } }) =>
    listVisoes(desk, ofPerson(session, params.tabela)),
  );

  serve(app, gravaVisao, { allow: 'session' }, async ({ session, input: { params, body } }) =>
    saveVisao(desk, ofPerson(session, params.tabela), body),
  );

  serve(app, apagaVisao, { allow: 'session' }, async ({ session, input: { params, body } }) =>
    removeVisao(desk, ofPerson(session, params.tabela), body.nome),
  );
};
