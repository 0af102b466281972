import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './csp.ts';

/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Headers of data: never stored, never run. */
export const dataHeaders = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
} as const;

/** Sets the data headers first, even on errors; handlers of pages and assets replace the two that differ. */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(dataHeaders);
  });
};
