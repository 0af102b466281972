import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project itself, absolute. */
export const project = dirname(dirname(fileURLToPath(import.meta.url)));

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'pictures', 'test-results', 'coverage']);
// The data of a running demonstration.
const SKIPPED_AT_TOP = new Set([...SKIPPED, 'data']);

// A link to a folder needs no rights on Windows when it is a junction.
const link = (target: string, path: string) => symlinkSync(target, path, 'junction');

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [] : [entry.name]));

/** A copy of the project in a folder of its own, on the same installed packages but with its own workspaces. */
export const copyTree = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'vidas-gerador-'));
  for (const name of readdirSync(project))
    if (!SKIPPED_AT_TOP.has(name))
      cpSync(join(project, name), join(root, name), {
        recursive: true,
        filter: (path) => !SKIPPED.has(basename(path)),
      });
  linkPackages(root);
  return root;
};

// The bundler's caches belong to the other folder.
const OF_THE_OTHER = new Set(['@vidas', '.cache', '.vite', '.vite-temp']);

function linkPackages(root: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(packages, '@vidas'), { recursive: true });
  for (const name of foldersOf(join(project, 'node_modules')))
    if (!OF_THE_OTHER.has(name)) link(join(project, 'node_modules', name), join(packages, name));
  // The React compiler's results are stored by the text of each file, so they serve every copy.
  const compiled = join('node_modules', '.cache', 'react-compiler');
  mkdirSync(join(project, compiled), { recursive: true });
  mkdirSync(dirname(join(root, compiled)));
  link(join(project, compiled), join(root, compiled));
  for (const top of ['packages', 'apps'])
    for (const name of foldersOf(join(root, top))) {
      link(join(root, top, name), join(packages, '@vidas', name));
      const own = join(project, top, name, 'node_modules');
      if (!existsSync(own)) continue;
      mkdirSync(join(root, top, name, 'node_modules'));
      for (const one of foldersOf(own))
        if (!OF_THE_OTHER.has(one)) link(join(own, one), join(root, top, name, 'node_modules', one));
    }
}
