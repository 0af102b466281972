import { contracts } from '@vidas/api-client/contracts.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';

/** Style of the page, also hashed for its policy. */
export const docsStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2733;background:#fff}
h1,h2{line-height:1.2}h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%}
td{border-top:1px solid #c9d3dc;padding:.5rem .75rem .5rem 0;vertical-align:top}
code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}.m{font-weight:600;width:5rem}
@media (prefers-color-scheme:dark){body{color:#e6edf3;background:#12181f}td{border-color:#33404d}a{color:#8ec5ff}}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const row = ({ method, base, path, summary }: Endpoint, isOpen: boolean): string =>
  `<tr><td class="m">${method}</td><td><code>${escape(base + path)}</code></td><td>${escape(summary)}${isOpen ? ' <em>Sem sessão.</em>' : ''}</td></tr>`;

/** The contract as a page for people: every call with its sentence; the OpenAPI document has the shapes. */
export const docsPage = (title: string, isPublic: (endpoint: Endpoint) => boolean): string => {
  const sections = Object.entries(contracts).map(([module, endpoints]) => {
    const name = module === 'shell' ? 'Entrada e sessão' : moduleNames[module as ModuleKey];
    return `<h2>${escape(name)}</h2><table>${endpoints.map((endpoint) => row(endpoint, isPublic(endpoint))).join('')}</table>`;
  });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${docsStyle}</style></head><body><main><h1>${escape(title)}</h1><p>Documento completo, com todos os campos: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}</main></body></html>`;
};
