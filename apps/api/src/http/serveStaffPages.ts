import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import { readAppFiles } from './appFiles.ts';
import { portalUrlOf } from './serveConfig.ts';
import { pdfWorkerPolicy, staffPolicy } from './csp.ts';
import { failUnknown, isCallPath, sendFailure } from './errors.ts';
import { sendFile } from './sendFile.ts';

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Raw path without the query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

// Pages have no file ending; a missing file is a 404, not the app.
const isPage = (path: string): boolean => !/\.\w+$/.test(path);

/** A worker lives under the policy of its own script. */
const isPdfWorker = (path: string): boolean => /^\/assets\/pdf\.worker[\w.-]*\.js$/.test(path);

/** Built staff app: its files, its one page for every screen's address, and the redirect to the portal. */
export const serveStaffPages = (app: FastifyInstance, config: ServerConfig, dir: string): void => {
  const files = readAppFiles(dir);
  const page = files.get('/index.html');
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (isCallPath(path) || !isRead(request)) return sendFailure(reply, failUnknown(app, request));
    // The query is dropped: text typed into the staff app's address must not reach the portal.
    if (/^\/ouvidoriainterna(\/|$)/i.test(path))
      return reply.redirect(portalUrlOf(config, request) + path, 302);
    const file = files.get(path);
    if (file && path !== '/index.html')
      return sendFile(request, reply, file, isPdfWorker(path) ? { policy: pdfWorkerPolicy } : {});
    if (page && isPage(path)) return sendFile(request, reply, page, { policy: staffPolicy });
    return sendFailure(reply, failUnknown(app, request));
  });
};
