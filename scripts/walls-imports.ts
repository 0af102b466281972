import { posix } from 'node:path';
import type { Import, Module } from './walls-read.ts';
import type { Violation } from './walls.ts';

const SCREENS = 'packages/screens/src/';
const screenFolder = (path: string) =>
  path.startsWith(SCREENS) ? path.slice(SCREENS.length).split('/') : [];

// The list of all modules and the frame that shows the whole app in a story: nothing imports them, they may import every module.
const REGISTRY = 'app-registry';
// What every module may take from; each of these takes from itself and from those before it.
const COMMON = ['write', 'app', 'report', 'common-screens'];
const TESTING = 'testing';
const isStoryOrTest = (path: string) =>
  /\.(stories|test)\.tsx?$/.test(path) || path.startsWith(`${SCREENS}${TESTING}/`);

const isOpen = (own: string, other: string, file: string, path: string): boolean => {
  if (other === own) return true;
  if (other === TESTING) return isStoryOrTest(path);
  if (COMMON.includes(other)) return !COMMON.includes(own) || COMMON.indexOf(other) < COMMON.indexOf(own);
  if (own === REGISTRY) return other === 'shell' || file === 'manifest.ts';
  return other === REGISTRY && isStoryOrTest(path);
};

/** Wall 3: a module takes from itself and from the common folders, a common folder from those below it, and stories and tests from `testing`. */
export const checkSiblings = ({ path, imports }: Module): Violation[] => {
  const [own, ...rest] = screenFolder(path);
  // A file beside the folders belongs to none of them.
  if (own === undefined || rest.length === 0) return [];
  return imports.flatMap(({ from, line }) => {
    if (!from.startsWith('.')) return [];
    const [other, ...below] = screenFolder(posix.join(posix.dirname(path), from));
    if (other === undefined || below.length === 0 || isOpen(own, other, below.join('/'), path)) return [];
    const message = `${own} imports ${other}: what two modules need moves to screens/{${COMMON.join(',')}} or to ui`;
    return [{ file: path, line, wall: 'siblings', message }];
  });
};

interface Reach {
  library: RegExp;
  /** Path prefixes that may import it. */
  homes: string[];
  /** A named exception: where, and what may be imported. */
  except?: (path: string, taken: Import) => boolean;
}

const STATEMENTS = /\.sql\.ts$|^apps\/api\/src\/(demo|test)\//;
const REACHES: Reach[] = [
  { library: /^ky(\/|$)/, homes: ['packages/api-client/src/http/'] },
  { library: /^@tanstack\/react-table(\/|$)/, homes: ['packages/ui/src/report-table/'] },
  {
    library: /^papaparse(\/|$)/,
    // The server judges a campaign's CSV itself, whatever the browser found; the load reads and writes the operator's files.
    homes: [
      'packages/ui/src/report-table/',
      'packages/ui/src/upload-zone/',
      'apps/api/src/imports/',
      'apps/api/src/carga/',
    ],
  },
  {
    library:
      /^(react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@floating-ui)(\/|$)/,
    homes: ['packages/ui/src/'],
  },
  {
    library: /^styled-components(\/|$)/,
    homes: ['packages/ui/src/'],
    // The portal is drawn at build time, and its styles are collected into the page.
    except: (path, { names }) =>
      path.startsWith('apps/ombudsman/') && names.every((name) => name === 'ServerStyleSheet'),
  },
  // test/ makes and drops the databases that the tests run on.
  { library: /^(pg|@electric-sql\/pglite)(\/|$)/, homes: ['apps/api/src/db/', 'apps/api/src/test/'] },
  {
    library: /^kysely(\/|$)/,
    homes: ['apps/api/src/db/'],
    // Types have no effect at run time, and a statement is written with `sql`; whatever opens a connection stays in db/.
    except: (path, { names }) =>
      path.startsWith('apps/api/src/') &&
      names.every((name) => name === 'sql' && (isStoryOrTest(path) || STATEMENTS.test(path))),
  },
];

/** Wall 4: each library with reach has one importer, so that it can be replaced in one place. */
export const checkImporters = ({ path, imports }: Module): Violation[] =>
  imports.flatMap((taken) =>
    REACHES.filter(
      ({ library, homes, except }) =>
        library.test(taken.from) && !homes.some((home) => path.startsWith(home)) && !except?.(path, taken),
    ).map(({ homes }) => ({
      file: path,
      line: taken.line,
      wall: 'importers',
      message: `${taken.from} is imported in ${homes.join(' and ')} only`,
    })),
  );
