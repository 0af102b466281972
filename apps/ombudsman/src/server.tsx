import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { rotas } from '@vidas/screens/ouvidoria-interna/routes.ts';
import type { PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { defaultConfig, Root } from './Root.tsx';

export { rotas };

type Manifest = Record<string, { readonly file: string }>;

/** A whole page, and the hash of its style (`'sha256-…'`), which its Content-Security-Policy allows beside 'self'. */
export interface DrawnPage {
  html: string;
  styleHash: string;
}

// Imported after the frame, as in the browser: styled-components numbers its styles in their order.
const pages = await import('@vidas/screens/ouvidoria-interna/pages.ts');

const readClient = (file: string): string =>
  readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');

let template: string | undefined;
const readTemplate = (): string => (template ??= readClient('template.html'));

/** Link with which the browser fetches the later pages together with the first script. */
const latePagesLink = (): string => {
  const chunks = Object.entries(JSON.parse(readClient('.vite/manifest.json')) as Manifest);
  const late = chunks.find(([source]) => source.endsWith('/ouvidoria-interna/pages.ts'))?.[1];
  if (late === undefined) throw new Error('the manifest names no chunk of the late pages');
  return `<link rel="modulepreload" crossorigin href="/${late.file}" />`;
};

const noCalls = () => Promise.reject(new Error('the server makes no calls'));

/** Draws one page of the portal: a prerendered one without `state`, an answer to a plain form with it. */
export const render = (url: string, state?: PortalState): DrawnPage => {
  const sheet = new ServerStyleSheet();
  try {
    const app = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={url}>
            <Root pages={pages} calls={noCalls} config={state?.config ?? defaultConfig} serverState={state} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    const style = sheet.getStyleTags();
    const css = style.slice(style.indexOf('>') + 1, style.lastIndexOf('</style>'));
    return {
      html: readTemplate()
        .replace('<!--style-->', () => (url === rotas.inicio ? '' : latePagesLink()) + style)
        .replace('<!--app-->', () => app)
        .replace('<!--state-->', () => stateScript(state)),
      styleHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    };
  } finally {
    sheet.seal();
  }
};

/** Data that is never executed; `<` is escaped, so that it cannot close the element. */
const stateScript = (state: PortalState | undefined): string =>
  state
    ? `<script type="application/json" id="server-data">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
