import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { loadConfig, type ServerConfig } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { drawSecrets } from '../config/secrets.ts';
import { createApp } from './createApp.ts';
import type { Session } from './door.ts';
import { failUnknown, sendFailure } from './errors.ts';
import { createLog } from './log.ts';
import { logRequests } from './logRequests.ts';

/** An app without a database: the token is the list of modules, `x` is a session without any. */
export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  logged: () => string;
  denied: string[];
}

const sessionOf = (token: string): Session => ({
  id: 's',
  userId: 'u',
  login: 'USU_teste',
  user: 'Teste',
  cargo: 'Analista',
  modules: token.split(',').filter((key) => key !== 'x') as Session['modules'],
  senhaProvisoria: false,
});

/** Builds the app with the calls that `mount` serves. */
export const testApp = (
  mount: (app: FastifyInstance) => void,
  config: Partial<ServerConfig> = {},
  lists?: Deps['lists'],
): TestApp => {
  const lines: string[] = [];
  const denied: string[] = [];
  const log = createLog(
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
    'debug',
  );
  const deps = { config: { ...loadConfig({}), ...config }, log, lists, secrets: drawSecrets() } as Deps;
  const app = createApp(deps, {
    door: {
      authenticate: async ({ headers }) =>
        headers.authorization === undefined ? undefined : sessionOf(headers.authorization),
      denied: async (_session, call) => void denied.push(call),
      registra: async () => null,
    },
    sourceOf: (address) => `fonte:${address}`,
    origins: ['https://vidas.example.org'],
    // Longer than any test waits: an earlier end comes from another limit.
    uploadTimeoutMs: 600_000,
  });
  logRequests(app);
  void app.register(async (calls) => mount(calls));
  app.setNotFoundHandler(async (request, reply) => sendFailure(reply, failUnknown(app, request)));
  return { app, deps, logged: () => lines.join(''), denied };
};
