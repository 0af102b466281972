import { posix } from 'node:path';
import type { Module } from './walls-read.ts';
import type { SourceFile, Violation } from './walls.ts';

/** Wall 2, in code: no `export *`, no index file that gathers a package. */
export const checkBarrels = ({ path, starExports }: Module): Violation[] => [
  ...starExports.map((line) => ({
    file: path,
    line,
    wall: 'barrels',
    message: 'export * hides what is exported: name it',
  })),
  ...(/^packages\/[^/]+\/(src\/)?index\.tsx?$/.test(path)
    ? [
        {
          file: path,
          line: 1,
          wall: 'barrels',
          message: 'a package has no root: each subpath has its entry in exports',
        },
      ]
    : []),
];

/** Wall 2, in package.json: one subpath for each component or module, each pointing at a file of the tree. */
export const checkExports = ({ path, text }: SourceFile, tree: ReadonlySet<string>): Violation[] => {
  const { exports: map = {} } = JSON.parse(text) as { exports?: Record<string, string> };
  const lineOf = (key: string) => text.slice(0, Math.max(0, text.indexOf(`"${key}"`))).split('\n').length;
  return Object.entries(map).flatMap(([key, target]) => {
    const at = { file: path, line: lineOf(key), wall: 'exports' };
    if (key === '.') return [{ ...at, message: 'a package has no root entry' }];
    // A declared report is an entry of its own, found by its name.
    if (key === './*.report' && target === './src/*.report.ts') return [];
    if (key.includes('*')) return [{ ...at, message: `${key} opens the whole folder: name each subpath` }];
    if (!tree.has(posix.join(posix.dirname(path), target)))
      return [{ ...at, message: `${key}: ${target} does not exist` }];
    return [];
  });
};
