import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readModule } from '../walls-read.ts';

/**
 * The files that a file of stories shows: itself, what it imports, and what those beside it take from beside them.
 * Types alone draw nothing. What lies further away has stories of its own.
 */
export const reachIn = (root: string): ((stories: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  const exportsOf = new Map<string, Record<string, string>>();

  const inPackage = (from: string): string | undefined => {
    const [, name = '', below = ''] = /^@vidas\/([^/]+)\/(.+)$/.exec(from) ?? [];
    const file = join(root, 'packages', name, 'package.json');
    if (name === '' || !existsSync(file)) return undefined;
    const map =
      exportsOf.get(name) ??
      (JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, string> }).exports ??
      {};
    exportsOf.set(name, map);
    const target = map[`./${below}`];
    return target === undefined ? undefined : posix.join('packages', name, target);
  };

  const importsOf = (path: string): readonly string[] => {
    const found = known.get(path);
    if (found) return found;
    // A file that is gone counts where it was imported, and leads no further.
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const imports = /\.tsx?$/.test(path)
      ? readModule({ path, text }).imports.flatMap(({ from, isType }) => {
          const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : inPackage(from);
          return isType || target === undefined ? [] : [target];
        })
      : [];
    known.set(path, imports);
    return imports;
  };

  return (stories) => {
    const folder = posix.dirname(stories);
    const reached = new Set([stories, ...importsOf(stories)]);
    for (const path of reached)
      for (const next of posix.dirname(path) === folder ? importsOf(path) : [])
        if (posix.dirname(next) === folder) reached.add(next);
    return [...reached];
  };
};
