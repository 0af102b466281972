import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { refuseOnSocket } from './refuseMalformed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call carries a file, which may arrive slowly from an authorised caller. */
    isUpload?: boolean;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ session, chave, routeOptions }: FastifyRequest): boolean =>
  (session ?? chave) !== undefined && routeOptions.config.isUpload === true;

/**
 * Ends a request whose body has not arrived after `ms` (SER-26). Node's own limit is one per server, so it is
 * that of uploads; its limit for headers is this `ms`.
 */
export const endSlowRequests = (app: FastifyInstance, ms: number): void => {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    // An injected call has no connection and is complete.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (!raw.complete && !isUpload(request)) refuseOnSocket(raw.socket, 408);
    }, ms);
    raw.once('close', () => clearTimeout(timer));
  });
};
