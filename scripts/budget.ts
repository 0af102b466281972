// The weight of a first visit, from the manifests that Vite writes: `node scripts/run.mjs scripts/budget.ts` ends with 1 above the budget.
// kB = 1024 bytes, gzip at level 9. What a page loads later (dynamic imports, workers) does not count.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './sources.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: chunks by their source. */
export type Manifest = Record<string, Chunk>;

/** Files that the first page loads at once: the entries, their static imports, and their styles. */
export const firstLoad = (manifest: Manifest): { js: string[]; css: string[] } => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) visit(key);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    js: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
};

/** Limits of the scripts of a first load, in kB gzip: what is reached and a little (docs/performance.md says what it is made of). */
const limits = { portal: 96, office: 128 };

const measure = (dist: string) => {
  const files = firstLoad(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest);
  const weigh = (list: string[]) =>
    list.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1024;
  return { js: weigh(files.js), css: weigh(files.css) };
};

if (import.meta.main) {
  const distOf = (app: string) =>
    [join(root, 'apps', app, 'dist', 'client'), join(root, 'apps', app, 'dist')].find((dist) =>
      existsSync(join(dist, '.vite', 'manifest.json')),
    );
  const kB = (value: number) => `${value.toFixed(1)} kB`;
  const portal = distOf('ombudsman');
  const office = distOf('backoffice');
  if (!portal || !office) {
    console.error('Falta construir as telas: rode `npm run build`.');
    process.exit(1);
  }
  const weighed = [
    { name: 'Ouvidoria, primeira página', limit: limits.portal, ...measure(portal) },
    { name: 'Retaguarda, primeira carga', limit: limits.office, ...measure(office) },
  ];
  for (const { name, js, css, limit } of weighed)
    console.log(`${name}: ${kB(js)} de JS (limite ${limit} kB) e ${kB(css)} de CSS.`);
  const over = weighed.filter(({ js, limit }) => js > limit);
  for (const { name, js, limit } of over) console.error(`${name}: passou do limite em ${kB(js - limit)}.`);
  if (over.length > 0) process.exit(1);
}
