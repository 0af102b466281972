// Draws the five pages, and the page for unknown addresses, so that people can read them before or without any script. Writes
// dist/client/<route>.html, and dist/client/csp.json with the hash of each page's style.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = join(dirname(fileURLToPath(import.meta.url)), 'dist', 'client');
renameSync(join(client, 'index.html'), join(client, 'template.html'));

const { render, rotas } = await import('./dist/server/server.js');
const routes = [...Object.values(rotas), '/404'];
const hashes = {};
for (const route of routes) {
  const { html, styleHash } = render(route);
  const file = join(client, `${route.slice(1)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  hashes[route] = styleHash;
}
writeFileSync(join(client, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`);
// A template without a script would make pages that never become interactive.
if (!readFileSync(join(client, 'template.html'), 'utf8').includes('type="module"'))
  throw new Error('template without script');
