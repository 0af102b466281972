import type { AppConfig } from '@vidas/api-client/config/config.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import type { ServerConfig } from '../config/config.ts';

const isOurs = (name: string, { host, staffUrl }: ServerConfig): boolean =>
  name === 'localhost' || name === host || (staffUrl !== undefined && name === new URL(staffUrl).hostname);

/** Local address of a connection, in URL form. */
const localName = ({ localAddress = '127.0.0.1' }: FastifyRequest['socket']): string => {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `[${address}]` : address;
};

/**
 * Address of the portal for this caller. The caller's name for this server is repeated only when the
 * configuration knows it (SEG-28); otherwise it is the local address of the connection.
 */
export const portalUrlOf = (config: ServerConfig, { protocol, hostname, socket }: FastifyRequest): string => {
  if (config.portalUrl !== undefined) return config.portalUrl;
  const name = isOurs(hostname.toLowerCase(), config) ? hostname.toLowerCase() : localName(socket);
  return `${protocol}://${name}:${config.ombudsmanPort}`;
};

/** Configuration of the apps at run time. */
const appConfigOf = (config: ServerConfig, request: FastifyRequest): Partial<AppConfig> => ({
  apiBase: '/api/v1',
  siteBase: '/api-site/v1',
  operatorName: config.operatorName,
  ansRegistration: config.ansRegistration,
  portalUrl: portalUrlOf(config, request),
  ombudsmanPhone: config.ombudsmanPhone,
  receiptOperator: config.receiptOperator,
  ...(config.quickExitUrl === undefined ? {} : { quickExitUrl: config.quickExitUrl }),
  intranetLinks: config.intranetLinks,
});

/** Serves `config.json` (SER-20), without secrets. */
export const serveConfig = (app: FastifyInstance, config: ServerConfig): void => {
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(appConfigOf(config, request)),
  );
};
