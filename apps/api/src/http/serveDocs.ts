import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import { plainPagePolicy } from './csp.ts';
import { docsPage, docsStyle } from './docsPage.ts';
import { openApiDocument } from './openapi.ts';

/**
 * Documents the contract at `/api/docs` (a page) and `/api/docs/openapi.json`. Contains no data, so it needs
 * no session.
 */
export const serveDocs = (app: FastifyInstance, { operatorName }: ServerConfig): void => {
  const title = `API do Vidas — ${operatorName}`;
  const isPublic = ({ base, path, method }: Endpoint): boolean =>
    app.served.some((call) => call.isPublic && call.method === method && call.path === base + path);
  let document: string | undefined;
  app.get('/api/docs/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(title, isPublic));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', plainPagePolicy(docsStyle))
      .type('text/html; charset=utf-8')
      .send(docsPage(title, isPublic)),
  );
};
