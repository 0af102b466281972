import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { portaDaCarga } from './carga/porta/porta.routes.ts';
import { type EspacoDoBanco, espacoDoBanco } from './db/espaco.ts';
import type { Deps } from './deps.ts';
import { serveConfig } from './http/serveConfig.ts';
import { createApp } from './http/createApp.ts';
import { serveDocs } from './http/serveDocs.ts';
import { serveHealth } from './http/serveHealth.ts';
import { logRequests } from './http/logRequests.ts';
import { servePortalPages } from './modules/ouvidoria/sem-script/servePortalPages.ts';
import { createSourceOf } from './http/peer/source.ts';
import { serveStaffPages } from './http/serveStaffPages.ts';
import { portalModules, staffModules } from './modules/index.ts';
import { registraConsulta } from './modules/prevencao/registraConsulta.ts';
import { staffDoor } from './modules/shell/session/sessao.ts';

const MINUTE_MS = 60_000;
const distOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url));

// One per set of dependencies, so that requests to both origins count for the same place.
const sources = new WeakMap<Deps, (address: string) => string>();
const sourceOf = (deps: Deps): ((address: string) => string) => {
  const known = sources.get(deps) ?? createSourceOf(deps.clock);
  sources.set(deps, known);
  return known;
};

// Shared like `sources`: both apps report a full disk that one of them noticed.
const espacos = new WeakMap<Deps, EspacoDoBanco>();
const espacoOf = (deps: Deps): EspacoDoBanco => {
  const known = espacos.get(deps) ?? espacoDoBanco(deps.db);
  espacos.set(deps, known);
  return known;
};

/** The staff app: the whole contract, the documentation, the built back office. `dist` replaces its folder in tests. */
export const buildStaffApp = (deps: Deps, { dist = distOf('backoffice') } = {}): FastifyInstance => {
  const app = createApp(deps, {
    door: { ...staffDoor(deps), registra: registraConsulta(deps) },
    sourceOf: sourceOf(deps),
    origins: [deps.config.staffUrl],
    // Long enough for a large file over a slow connection.
    uploadTimeoutMs: 30 * MINUTE_MS,
  });
  logRequests(app);
  serveHealth(app, deps, espacoOf(deps));
  serveConfig(app, deps.config);
  void app.register(async (calls) => {
    for (const mount of staffModules) mount(calls, deps);
    serveDocs(calls, deps.config);
  });
  portaDaCarga(app, deps);
  serveStaffPages(app, deps.config, dist);
  return app;
};

/** The portal: its pages and the public calls of the ombudsman (SEG-1). It has no sessions and logs no requests. */
export const buildPortalApp = (deps: Deps, { dist = distOf('ombudsman') } = {}): FastifyInstance => {
  const app = createApp(deps, {
    door: {
      authenticate: async () => undefined,
      denied: async () => undefined,
      registra: async () => null,
    },
    sourceOf: sourceOf(deps),
    // The portal's pages send no referrer, so a plain form has the origin 'null' when Sec-Fetch-Site is
    // missing (plain http). There is no session that another site could abuse.
    origins: [deps.config.portalUrl, 'null'],
  });
  serveHealth(app, deps, espacoOf(deps));
  serveConfig(app, deps.config);
  void app.register(async (calls) => {
    for (const mount of portalModules) mount(calls, deps);
  });
  servePortalPages(app, deps, dist);
  return app;
};
