import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import type { Door } from './door.ts';
import { endSlowRequests } from './endSlowRequests.ts';
import { handleErrors, refusalOf, sendFailure } from './errors.ts';
import { addHeaders, dataHeaders } from './headers.ts';
import { watchProxies } from './peer/untrustedProxy.ts';
import { clientErrorHandler, refuseMalformed } from './refuseMalformed.ts';

/** Differences between the two apps. */
export interface AppOptions {
  door: Omit<Door, 'sourceOf' | 'maxUploadBytes' | 'centroMedico'>;
  sourceOf: (address: string) => string;
  /** Origins of this app behind a proxy. */
  origins: readonly (string | undefined)[];
  /** Longest arrival of a file, in ms; other requests have the configured time. */
  uploadTimeoutMs?: number;
}

/** Refuses new requests on open connections. */
const refuseWhileClosing = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw refusalOf(503);
  });
};

const parseJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send a JSON content type even with empty bodies.
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
};

/**
 * A Fastify instance with the shared parts of both apps: limits, errors, headers, JSON, and logs without
 * personal data.
 */
export const createApp = (
  deps: Deps,
  { door, sourceOf, origins, uploadTimeoutMs }: AppOptions,
): FastifyInstance => {
  const { config, log, lists } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Fastify's own log lines contain url and address; ours log the route's pattern.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomBytes(8).toString('hex'),
    requestIdHeader: false,
    requestTimeout: uploadTimeoutMs ?? config.requestTimeoutMs,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    // Fastify's own 503 lacks our headers; refuseWhileClosing answers instead.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply.headers(dataHeaders), refusalOf(400));
    },
    clientErrorHandler,
    http: {
      requireHostHeader: false,
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, config.requestTimeoutMs),
    },
  });
  app.decorate('door', {
    ...door,
    sourceOf: (request) => sourceOf(request.ip),
    maxUploadBytes: config.maxUploadBytes,
    centroMedico: config.centroMedico,
  });
  app.decorate('lists', lists);
  app.decorate('served', []);
  app.decorate('reports', []);
  app.decorateRequest('session', undefined);
  app.decorateRequest('chave', undefined);
  app.decorateRequest('leitura', undefined);
  parseJson(app);
  void app.register(multipart, { throwFileSizeLimit: false });
  addHeaders(app);
  refuseMalformed(app);
  refuseWhileClosing(app);
  watchProxies(app, deps);
  endSlowRequests(app, config.requestTimeoutMs);
  refuseCrossSite(app, origins);
  handleErrors(app, log);
  return app;
};
