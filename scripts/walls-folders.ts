import { posix } from 'node:path';
import type { Violation } from './walls.types.ts';

const MOST_FILES = 50;
const SOURCES = /^(packages|apps)\/[^/]+\/src\//;
const SERVER = 'apps/api/src/';
// Migrations carry their number; the rest is one word in camelCase and its suffixes.
const MIGRATIONS = 'apps/api/src/db/migrations/';
const SERVER_NAME =
  /^[a-z][A-Za-z0-9]*(\.(sql|routes|present|rules|fixture|demo))?(\.test)?(\.d)?\.(ts|json|sql)$/;

/** Wall 7: no folder of sources holds more files than one sees at a glance. */
export const checkFolders = (paths: Iterable<string>): Violation[] => {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    if (SOURCES.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([file, count]) => ({
      file,
      line: 1,
      wall: 'folders',
      message: `${count} files, at most ${MOST_FILES}: give each feature its folder`,
    }));
};

/** Wall 8: a file of the server is named in camelCase, with one of the suffixes that the house knows. */
export const checkServerNames = (paths: Iterable<string>): Violation[] =>
  [...paths]
    .filter((path) => path.startsWith(SERVER) && !path.startsWith(MIGRATIONS))
    .filter((path) => /\.(ts|json|sql)$/.test(path) && !SERVER_NAME.test(posix.basename(path)))
    .map((file) => ({
      file,
      line: 1,
      wall: 'names',
      message:
        'name it in camelCase, as its main export, with .sql .routes .present .rules .fixture or .test',
    }));
