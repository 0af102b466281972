import * as contract from '@vidas/api-client/cadastro/telefone/telefone.contract.ts';
import { telefonesErrados } from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serialOf } from '../../../db/serial.ts';
import type { TelefoneErradoTable } from '../../../db/tables/prevencao.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { achaErradoDe, resolve } from './telefone.ts';
import { selectErrados } from './telefone.sql.ts';

const lugares = {
  prevencao: 'PREVENCAO',
  cobranca: 'COBRANCA',
  atendimento: 'ATENDIMENTO',
  retencao: 'RETENCAO',
  cadastro: 'CADASTRO',
} as const;

const quemAcha = ['prevencao', 'cobranca', 'atendimento', 'retencao', 'cadastro'] as const;

/** First of the caller's modules that may report a number. */
const lugarDe = (modules: readonly string[]): TelefoneErradoTable['onde'] =>
  lugares[quemAcha.find((modulo) => modules.includes(modulo)) ?? 'cadastro'];

/** Wrong telephones: any module that calls people reports them; it or Cadastro corrects them (CAD-30, CAD-31). */
export const telefoneRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const allow = ['cadastro'] as const;

  serveReport({ app, deps, allow }, telefonesErrados, { todos: selectErrados });

  serve(app, contract.dizTelefoneErrado, { allow: quemAcha }, async ({ input: { body }, session }) => {
    const { matricula, numero, certo } = body;
    const quem = { login: session.login, em: momentoLocal(clock()) };
    const onde = lugarDe(session.modules);
    const nome = await tx(db, (trx) => achaErradoDe(trx, matricula, { numero, certo, onde }, quem));
    return {
      success: true,
      message:
        certo === null
          ? `O número de ${nome} não é mais usado e espera no Cadastro.`
          : `Telefone de ${nome} corrigido.`,
    };
  });

  serve(app, contract.resolveTelefoneErrado, { allow }, async ({ input: { body }, session }) => {
    const id = serialOf(body.id);
    if (id === undefined) throw new Failure(404, 'Este telefone não está na lista.');
    const quem = { login: session.login, em: momentoLocal(clock()) };
    const nome = await tx(db, (trx) => resolve(trx, { id, certo: body.certo }, quem));
    return {
      success: true,
      message:
        body.certo === null ? `O número de ${nome} volta a ser usado.` : `Telefone de ${nome} corrigido.`,
    };
  });
};
