import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOwnOrigin = (origin: string, { host }: FastifyRequest, known: readonly string[]): boolean => {
  if (known.includes(origin.toLowerCase())) return true;
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
};

const isForeign = (request: FastifyRequest, known: readonly string[]): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  // Without either header it is no current browser, so no browser's session can be abused.
  return origin !== undefined && !isOwnOrigin(origin, request, known);
};

/** Refuses calls with an effect from pages of another site (SEG-20). `known`: origins that stand for this one. */
export const refuseCrossSite = (app: FastifyInstance, known: readonly (string | undefined)[]): void => {
  const origins = known.flatMap((origin) => (origin === undefined ? [] : [origin.toLowerCase()]));
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isForeign(request, origins)) {
      throw new Failure(403, 'Pedido recusado: veio de outro site.');
    }
  });
};
