import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageFile } from '../sources.ts';
import { readModule } from '../walls-read.ts';

/**
 * The files that a file of stories shows: itself, what it imports, and what those beside it take from beside them.
 * Types alone draw nothing. What lies further away has stories of its own.
 */
export const reachIn = (root: string): ((stories: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();

  const importsOf = (path: string): readonly string[] => {
    const found = known.get(path);
    if (found) return found;
    // A file that is gone counts where it was imported, and leads no further.
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const imports = /\.tsx?$/.test(path)
      ? readModule({ path, text }).imports.flatMap(({ from, isType }) => {
          const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : packageFile(from);
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
