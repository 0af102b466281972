import type { AppConfig } from '@vidas/api-client/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';

/** Address of a port of this host as the caller's browser sees it. */
const addressOf = ({ protocol, hostname }: FastifyRequest, port: number): string =>
  `${protocol}://${hostname}:${port}`;

/** Address of the portal for this caller. */
export const portalUrlOf = (config: ServerConfig, request: FastifyRequest): string =>
  config.portalUrl ?? addressOf(request, config.ombudsmanPort);

/** What the apps are told at run time. */
export const appConfigOf = (config: ServerConfig, request: FastifyRequest): Partial<AppConfig> => ({
  apiBase: '/api/v1',
  siteBase: '/api-site/v1',
  operatorName: config.operatorName,
  ansRegistration: config.ansRegistration,
  portalUrl: portalUrlOf(config, request),
  ombudsmanPhone: config.ombudsmanPhone,
  ...(config.quickExitUrl === undefined ? {} : { quickExitUrl: config.quickExitUrl }),
  intranetLinks: config.intranetLinks,
});

/** Serves `config.json` (SER-20); it holds nothing secret. */
export const serveConfig = (app: FastifyInstance, config: ServerConfig): void => {
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(appConfigOf(config, request)),
  );
};
