import { denunciaEmBranco } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { createHash } from 'node:crypto';
import { findSolucao, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova.rules.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildPortalApp, buildStaffApp } from '../../app.ts';
import type { ServerConfig } from '../../config/config.ts';
import type { Deps } from '../../deps.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { type Ouvidoria, type OuvidoriaOptions, ouvidoriaOf } from './service.ts';

/** Ombudsman on a test server, with a trivial proof of work. */
export interface TestOuvidoria {
  t: TestServer;
  deps: Deps;
  ouvidoria: Ouvidoria;
  staff: FastifyInstance;
  portal: FastifyInstance;
  close: () => Promise<void>;
}

/** Builds both apps again over a test server's database, like a restart of the process. */
export const startOuvidoria = async (
  t: TestServer,
  config: Partial<ServerConfig> = {},
  options: OuvidoriaOptions = {},
) => {
  const deps: Deps = { ...t.deps, config: { ...t.deps.config, ...config } };
  const ouvidoria = ouvidoriaOf(deps, { bits: 2, ...options });
  const [staff, portal] = [buildStaffApp(deps), buildPortalApp(deps)];
  await Promise.all([staff.ready(), portal.ready()]);
  const close = async (): Promise<void> => void (await Promise.all([staff.close(), portal.close()]));
  return { t, deps, ouvidoria, staff, portal, close } satisfies TestOuvidoria;
};

/** A test server with the ombudsman; `close` ends all of it. */
export const openOuvidoria = async (
  config: Partial<ServerConfig> = {},
  options: OuvidoriaOptions = {},
): Promise<TestOuvidoria> => {
  const t = await testServer();
  const started = await startOuvidoria(t, config, options);
  const close = async (): Promise<void> => {
    await started.close();
    await t.close();
  };
  return { ...started, close };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The solution of a challenge. */
export const solve = (desafio: string): string =>
  findSolucao(desafio, (solucao) => sha256(textoDaProva(desafio, solucao))) ?? '';

let places = 0;
/** An address without earlier calls in the test. */
export const newPlace = (): string => {
  places += 1;
  return `198.18.${Math.floor(places / 250)}.${(places % 250) + 1}`;
};

/** Options of a call. */
export type CallOptions = Pick<InjectOptions, 'remoteAddress' | 'headers'> & {
  method?: 'POST' | 'PUT' | 'DELETE';
};

/** Sends one call of the ombudsman, by default from a new place. */
export const call = (
  app: FastifyInstance,
  name: string,
  body: object,
  { method = 'POST', ...options }: CallOptions = {},
) =>
  app.inject({
    method,
    url: `/api/v1/ouvidoriaInterna/${name}`,
    payload: body,
    remoteAddress: newPlace(),
    ...options,
  });

/** Sends one call like the portal: requests, solves the challenge, requests again. */
export const paid = async (app: FastifyInstance, name: string, body: object, options: CallOptions = {}) => {
  const place = { remoteAddress: newPlace(), ...options };
  const first = await call(app, name, body, place);
  if (first.statusCode !== 428) return first;
  const { desafio } = first.json<{ desafio: string }>();
  return call(app, name, { ...body, desafio, solucao: solve(desafio) }, place);
};

/** Files a report and returns protocol and key. */
export const fileByApi = async (
  app: FastifyInstance,
  report: object = {},
  options: CallOptions = {},
): Promise<{ protocolo: string; chave: string }> => {
  const answer = await paid(app, 'inserirNovaDenuncia', { ...denunciaEmBranco, ...report }, options);
  const { protocolo, chave } = answer.json<{ protocolo: string; chave: string }>();
  return { protocolo, chave };
};

/** Looks a report up as the portal does. */
export const lookUpByApi = (
  app: FastifyInstance,
  consulta: { protocolo: string; chave?: string },
  options: CallOptions = {},
) => paid(app, 'getDenuncia', consulta, options);

/** Bits of the next challenge for a call. */
export const bitsOf = async (
  app: FastifyInstance,
  name: string,
  body: object,
  options: CallOptions = {},
): Promise<number | undefined> =>
  readDesafio((await call(app, name, body, options)).json<{ desafio: string }>().desafio)?.b;
