import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { PortalState } from '@vidas/api-client/ouvidoria/portal-state';
import { defaultConfig, Root } from './Root.tsx';

export { rotas } from '@vidas/screens/ouvidoria-interna/routes';

/** A whole page and what its Content-Security-Policy must allow beside 'self': `'sha256-…'` of its style. */
export interface DrawnPage {
  html: string;
  styleHash: string;
}

let template: string | undefined;
const readTemplate = (): string =>
  (template ??= readFileSync(new URL('../client/template.html', import.meta.url), 'utf8'));

const noCalls = () => Promise.reject(new Error('the server makes no calls'));

/** Draws one page of the portal: a prerendered one without `state`, an answer to a plain form with it. */
export const render = (url: string, state?: PortalState): DrawnPage => {
  const sheet = new ServerStyleSheet();
  try {
    const app = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={url}>
            <Root calls={noCalls} config={state?.config ?? defaultConfig} serverState={state} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    const style = sheet.getStyleTags();
    const css = style.slice(style.indexOf('>') + 1, style.lastIndexOf('</style>'));
    return {
      html: readTemplate()
        .replace('<!--style-->', () => style)
        .replace('<!--app-->', () => app)
        .replace('<!--state-->', () => stateScript(state)),
      styleHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    };
  } finally {
    sheet.seal();
  }
};

/** Data, never executed; `<` is escaped, so that it cannot end the element. */
const stateScript = (state: PortalState | undefined): string =>
  state
    ? `<script type="application/json" id="server-data">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
