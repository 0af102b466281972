import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './csp.ts';

/** On every answer, whatever it is. */
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

/** On answers that are data: never stored, never run. */
export const dataHeaders = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
} as const;

/** Sets the data headers first, on everything and also on errors; handlers of pages and assets replace the two that differ. */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(dataHeaders);
  });
};
