import * as pessoas from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { withPrefix } from '../../../http/login.rules.ts';
import { drawPassword } from '../../shell/troca-senha/senha.ts';
import { escreveAOuvidoria } from '../pedidos/escreveAOuvidoria.ts';
import { type Feito, pedeOuFaz } from '../pedidos/pedidos.ts';
import { presentMudanca, presentPessoa } from './pessoas.present.ts';
import { type ComandoPessoa, PessoaDesconhecida, PessoaRecusada } from './pessoas.rules.ts';
import { findMudancas, selectPessoas } from './pessoas.sql.ts';

/** Tecnologia manages the people who sign in (OPE-14). */
const allow = ['tecnologia'] as const;

/** Turns a `PessoaRecusada` into an answer; any other error stays. */
export const failureOf = (error: unknown): unknown => {
  if (!(error instanceof PessoaRecusada)) return error;
  const { message, campo, conflito } = error;
  if (error instanceof PessoaDesconhecida) return new Failure(404, message);
  return campo === undefined
    ? new Failure(409, message, conflito && { body: conflito })
    : new Failure(422, message, { problems: [{ field: campo, message }] });
};

/** People who sign in, their changes, and the acts on them (OPE-5 to OPE-8). */
export const pessoasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const { operatorName } = config;
  const faz = async ({ userId, user }: Session, comando: ComandoPessoa): Promise<Feito> => {
    try {
      const feito = await pedeOuFaz({ db, autor: userId, clock, operatorName }, comando);
      if (feito.carta !== undefined) await escreveAOuvidoria(deps, `${feito.carta} por ${user}.`);
      return feito;
    } catch (error) {
      throw failureOf(error);
    }
  };
  const comSenha = async (
    session: Session,
    dada: string | null,
    comando: (senha: string) => ComandoPessoa,
  ) => {
    const senha = dada ?? drawPassword();
    const feito = await faz(session, comando(senha));
    return { ...feito, senha: dada === null ? senha : null };
  };

  serve(app, pessoas.getPessoas, { allow }, async () => (await selectPessoas(db)).map(presentPessoa));

  serve(app, pessoas.getMudancasPessoa, { allow }, async ({ input: { body } }) => {
    const login = withPrefix(body.login);
    const mudancas = await findMudancas(db, login);
    if (mudancas === undefined) throw new Failure(404, `Não existe o login ${login}.`);
    return mudancas.map(presentMudanca);
  });

  serve(app, pessoas.criaPessoa, { allow }, ({ session, input: { body } }) =>
    comSenha(session, body.senha, (senha) => ({ acao: 'cria', ...body, senha })),
  );

  serve(app, pessoas.trocaSenhaPessoa, { allow }, ({ session, input: { body } }) =>
    comSenha(session, body.senha, (senha) => ({ acao: 'senha', ...body, senha })),
  );

  serve(app, pessoas.trocaModulosPessoa, { allow }, ({ session, input: { body } }) =>
    faz(session, { acao: 'modulos', ...body }),
  );

  serve(app, pessoas.editaPessoa, { allow }, ({ session, input: { body } }) =>
    faz(session, { acao: 'edita', ...body }),
  );

  serve(app, pessoas.desativaPessoa, { allow }, ({ session, input: { body } }) =>
    faz(session, { acao: 'desativa', ...body }),
  );

  serve(app, pessoas.reativaPessoa, { allow }, ({ session, input: { body } }) =>
    faz(session, { acao: 'reativa', ...body }),
  );
};
