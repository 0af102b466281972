import {
  formRoutes,
  type FormRoute,
  type PortalRoute,
  portalRoutes,
  type PortalState,
} from '@vidas/api-client/ouvidoria/portalState.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deps } from '../../../deps.ts';
import { askAgain, handleForm, type PortalPage } from './portalForms.ts';
import { ouvidoriaOf } from '../service.ts';
import { readAppFiles } from '../../../http/appFiles.ts';
import { portalPolicy } from '../../../http/csp.ts';
import { failUnknown, handleErrors, isCallPath, sendFailure } from '../../../http/errors.ts';
import { Failure } from '../../../http/failure.ts';
import { formFields } from '../../../http/formFields.ts';
import { sendFile } from '../../../http/sendFile.ts';
import { portalUrlOf } from '../../../http/serveConfig.ts';
import { pathOf } from '../../../http/serveStaffPages.ts';

/** Result of the portal's own bundle: a whole page, and the style hash for its policy. */
type Render = (url: string, state: PortalState) => { html: string; styleHash: string };

const notAForm = (): Failure =>
  new Failure(415, 'O tipo do conteúdo não é aceito: envie o formulário da página.');

const BASE = '/ouvidoriaInterna/';
const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 256 * 1_024;

const loadRender = async (dir: string): Promise<Render> => {
  const bundle = (await import(pathToFileURL(join(dir, 'server', 'server.js')).href)) as { render: Render };
  return bundle.render;
};

const hashesOf = (dir: string): Record<string, string> => {
  const file = join(dir, 'client', 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

// Only forms are accepted, because a blank body would count as a blank report.
const onlyForms = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== FORM) throw notAForm();
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, formFields(body as string));
  });
};

const sendDrawn =
  (config: Deps['config'], draw: () => Promise<Render>) =>
  async (reply: FastifyReply, { status, page: { route, state }, ...headers }: PortalPage) => {
    const render = await draw();
    const { ombudsmanPhone, receiptOperator, quickExitUrl = 'https://www.google.com.br/' } = config;
    const portalUrl = portalUrlOf(config, reply.request);
    const { html, styleHash } = render(BASE + route, {
      ...state,
      config: { ombudsmanPhone, receiptOperator, quickExitUrl, portalUrl },
    });
    const { retryAfter, renew } = headers;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (renew) reply.header('refresh', `${renew.seconds}; url=${BASE}${route}${renew.at}`);
    return reply
      .code(status)
      .header('content-security-policy', portalPolicy(styleHash))
      .type('text/html; charset=utf-8')
      .send(html);
  };

const serveForm = (
  app: FastifyInstance,
  deps: Deps,
  { route, send }: { route: FormRoute; send: ReturnType<typeof sendDrawn> },
): void => {
  app.post(BASE + route, { bodyLimit: FORM_BYTES }, async (request: FastifyRequest, reply: FastifyReply) =>
    send(
      reply,
      await handleForm(deps, {
        route,
        fields: request.body as Record<string, string>,
        source: app.door.sourceOf(request),
        fetchSite: request.headers['sec-fetch-site'] as string | undefined,
      }),
    ),
  );
};

/** The prerendered pages of the portal, and its forms sent without JavaScript. `dir` is the portal's dist. */
export const servePortalPages = (app: FastifyInstance, deps: Deps, dir: string): void => {
  const files = readAppFiles(join(dir, 'client'));
  const hashes = hashesOf(dir);
  let render: Promise<Render> | undefined;
  const send = sendDrawn(deps.config, () => (render ??= loadRender(dir)));
  // A scope of its own, so that the calls keep accepting JSON alone.
  void app.register(async (forms) => {
    onlyForms(forms);
    handleErrors(forms, deps.log, (source) => ouvidoriaOf(deps).limits.refusedWait(source));
    for (const route of formRoutes) serveForm(forms, deps, { route, send });
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string, status = 200) => {
    const file = files.get(`${path}.html`);
    if (!file) return sendFailure(reply, failUnknown(app, request));
    return sendFile(request, reply, file, { policy: portalPolicy(hashes[path]), status });
  };
  const asForm = (route: PortalRoute) => formRoutes.find((form) => form === route);
  for (const route of portalRoutes)
    app.get(BASE + route, async (request, reply) => {
      // The page of a form that waits for its turn (SEG-9).
      const { vez: token } = request.query as Record<string, unknown>;
      const form = asForm(route);
      if (form !== undefined && typeof token === 'string')
        return send(reply, await askAgain(deps, { route: form, token }));
      return sendPage(request, reply, BASE + route);
    });
  for (const path of ['/', '/ouvidoriaInterna'])
    app.get(path, async (_request, reply) => reply.redirect(`${BASE}inicio`, 302));
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isCallPath(path)) return sendFailure(reply, failUnknown(app, request));
    const file = files.get(path);
    if (file && !/\.html$|^\/csp\.json$/.test(path)) return sendFile(request, reply, file);
    return /\.\w+$/.test(path)
      ? sendFailure(reply, failUnknown(app, request))
      : sendPage(request, reply, '/404', 404);
  });
};
