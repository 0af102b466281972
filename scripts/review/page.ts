import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { dark, light, type ColorTokens } from '../../packages/ui/src/theme/tokens.ts';
import type { PageData } from './page/data.ts';

const read = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
const colours = (tokens: ColorTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('page', import.meta.url)),
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('page/client.ts', import.meta.url)) },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('A página da revisão não foi montada.');
  return first.output[0].code;
};
let bundled: Promise<string> | undefined;

/** The page as one text: it takes nothing from a network, and runs no code but its own. */
export const pageOf = async (data: PageData): Promise<string> => {
  const style = `:root{${colours(light)}}\n:root[data-theme='dark']{${colours(dark)}}\n${read('page.css')}`;
  bundled ??= bundle();
  const code = await bundled;
  const policy = [
    "default-src 'none'",
    // A page that is opened as a file has no origin of its own.
    "img-src 'self' file: data:",
    `style-src ${hash(style)}`,
    `script-src ${hash(code)}`,
    `connect-src ${data.key === undefined ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="referrer" content="same-origin">
<title>Revisão das histórias</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Revisão das histórias</h1>
<p>O que mudou desde <code>${escaped(data.commit.slice(0, 10))}</code> ${escaped(data.subject)} · feita em ${escaped(data.made)}</p>
<button type="button" id="theme">Tema escuro</button>
</header>
<div class="frame">
<nav aria-label="Histórias que mudaram">
<div class="narrowing">
<input type="search" id="filter" aria-label="Filtrar por nome" placeholder="Filtrar por nome">
<div class="kinds" id="kinds" role="group" aria-label="Tipo de mudança"></div>
<p class="count" id="count" role="status"></p>
</div>
<ul class="list" id="list"></ul>
</nav>
<main id="main" tabindex="-1"></main>
</div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${code}</script>
</body>
</html>
`;
};
