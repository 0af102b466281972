import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Holds the hash of the sources that the two dist folders were built from. */
export const builtStamp = join(root, 'dist', '.built');

/** The file that an import of a package of ours names: `@vidas/ui/card/Card.tsx` is `packages/ui/src/card/Card.tsx`. */
export const packageFile = (from: string): string | undefined => {
  const [, name, below] = /^@vidas\/(ui|api-client|screens)\/(.+)$/.exec(from) ?? [];
  return below === undefined ? undefined : `packages/${name}/src/${below}`;
};

/** The name under which other packages import a file of a package: the inverse of `packageFile`. */
export const packageName = (file: string): string => file.replace(/^packages\/([^/]+)\/src\//, '@vidas/$1/');

const INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/vite-shared.ts',
  'scripts/build.mjs',
  'packages',
  'apps/backoffice',
  'apps/ombudsman',
];
const isOutside = (name: string): boolean =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.(test|stories)\.tsx?$/.test(name);

/** Every file below a path that the bundles are made of, relative to the root, in a stable order. */
const filesUnder = (at: string): string[] => {
  const absolute = join(root, at);
  if (!existsSync(absolute)) return [];
  if (/\.\w+$/.test(at)) return [at];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !isOutside(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${at}/${entry.name}`) : [`${at}/${entry.name}`]));
};

/** sha256, in hex, of the names and contents of every source of the two bundles. */
export const sourcesHash = (): string => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Whether both dist folders exist and were built from these sources. */
export const isBuilt = (hash: string): boolean =>
  ['backoffice', 'ombudsman'].every((app) => existsSync(join(root, 'apps', app, 'dist'))) &&
  existsSync(builtStamp) &&
  readFileSync(builtStamp, 'utf8').trim() === hash;
