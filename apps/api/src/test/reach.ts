import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

// oxfmt gives every import this shape; what only carries types is left out.
const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

const resolveImport = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return resolve(dirname(from), name);
  const [, folder, subpath] = /^@vidas\/([^/]+)\/(.+)$/.exec(name) ?? [];
  // An import from a package names its file below `src` (wall 2).
  return folder === undefined || subpath === undefined
    ? undefined
    : join(root, 'packages', folder, 'src', subpath);
};

/** Our own files that a file imports directly, without types. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, named, called]) => {
    const path = resolveImport(file, named ?? called ?? '');
    return path !== undefined && path.endsWith('.ts') && existsSync(path) ? [path] : [];
  });

/** Returns the function that lists all our files reachable from an entry, itself included; each file is read once. */
export const createReach = (): ((entry: string) => Set<string>) => {
  const imports = new Map<string, string[]>();
  const read = (file: string): string[] => {
    const known = imports.get(file) ?? importsOf(file);
    imports.set(file, known);
    return known;
  };
  return (entry) => {
    const reached = new Set([entry]);
    // A set visits elements added during its walk.
    for (const file of reached) for (const next of read(file)) reached.add(next);
    return reached;
  };
};
