import * as contract from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { anoPassado } from '../declaracoes-do-ano/anoPassado.ts';
import { baixaDePapeis } from './baixa.ts';
import type { EspecieDoAno } from './papelDoAno.ts';

const allow = ['cobranca'] as const;

/** Calls that download the papers of a year. */
export const baixaRoutes = (app: FastifyInstance, deps: Deps, especies: readonly EspecieDoAno[]): void => {
  const { db, clock } = deps;
  const { comeca, parte, termina } = baixaDePapeis(deps, especies);

  serve(app, contract.comecaBaixa, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.comecaBaixa);
    const { papel, quais } = body;
    return comeca(
      { papel, ano: anoPassado(body.ano, operatorDay(clock())) },
      { quais, login: session.login },
    );
  });

  serve(app, contract.parteDaBaixa, { allow }, ({ input: { body }, session }) =>
    parte({ id: serialOf(body.id) ?? 0, login: session.login }, body.depois),
  );

  serve(app, contract.terminaBaixa, { allow }, ({ input: { body }, session }) =>
    termina({ id: serialOf(body.id) ?? 0, login: session.login }),
  );
};
