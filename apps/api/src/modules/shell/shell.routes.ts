import {
  login,
  resumoModulos,
  sair,
  trocaSenha as trocaSenhaCall,
  verificaSession,
} from '@vidas/api-client/shell/shell.contract.ts';
import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { versao } from '../../config/versao.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { isEmImplantacao } from '../../implantacao/implantacao.sql.ts';
import { operatorDay } from '../../operatorDay.ts';
import { withPrefix } from '../../http/login.rules.ts';
import { figures } from './resumo.sql.ts';
import { enter, leave, payloadOf, renewToken } from './session/sessao.ts';
import { Throttle } from './session/throttle.ts';
import { trocaSenha } from './troca-senha/trocaSenha.ts';

/** Sign-in, running session, sign-out, and the figures of the module chooser. */
export const shellRoutes = (app: FastifyInstance, deps: Deps): void => {
  const throttle = new Throttle(deps);

  servePublic(app, login, async ({ input: { body }, source }) => {
    const account = withPrefix(body.login).toLowerCase();
    const token = await throttle.guard({ account, source }, () => enter(deps, body.login, body.senha));
    if (token === undefined) throw new Failure(401, 'E-mail ou senha inválidos!');
    return { token };
  });

  serve(app, verificaSession, { allow: 'session', isBeforeSenha: true }, async ({ session }) => ({
    status: true,
    message: 'Sessão válida.',
    dadosToken: payloadOf(session),
    token: await renewToken(deps, session),
  }));

  serve(
    app,
    trocaSenhaCall,
    { allow: 'session', isBeforeSenha: true },
    async ({ session, source, input: { body } }) => {
      await trocaSenha({ deps, throttle }, session, { ...body, source });
      return {
        message: 'Senha trocada.',
        token: await renewToken(deps, { ...session, senhaProvisoria: false }),
      };
    },
  );

  serve(app, sair, { allow: 'session', isBeforeSenha: true }, async ({ session }) => {
    await leave(deps, session);
    return { message: 'Sessão encerrada.' };
  });

  serve(app, getImplantacao, { allow: 'session' }, async () => ({
    emImplantacao: await isEmImplantacao(deps.db),
    versao,
  }));

  serve(app, resumoModulos, { allow: 'session' }, async ({ session }) =>
    Promise.all(session.modules.flatMap((key) => figures[key]?.(deps.db, operatorDay(deps.clock())) ?? [])),
  );
};
