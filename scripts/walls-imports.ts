import { posix } from 'node:path';
import type { Import, Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

const SCREENS = 'packages/screens/src/';
const screenFolder = (path: string) =>
  path.startsWith(SCREENS) ? path.slice(SCREENS.length).split('/') : [];

// The list of all modules and the frame that shows the whole app in a story: nothing imports them, they may import every module.
const REGISTRY = 'app-registry';
// Folders that every module may use; each of them may use itself and those before it.
const COMMON = ['write', 'app', 'report'];
// A screen of another module is shown whole: by its menu line in the manifest, or as the screen itself.
const WHOLE = /^(?:[^/]+\/)*\w+Screen\.tsx$|^sharedItems\.ts$/;
const SHOWS = /(?:Screen\.tsx|\/manifest\.ts)$/;
const TESTING = 'testing';
const isStoryOrTest = (path: string) =>
  /\.(stories|test)\.tsx?$/.test(path) || path.startsWith(`${SCREENS}${TESTING}/`);

const isOpen = (own: string, other: string, file: string, path: string): boolean => {
  if (other === own) return true;
  if (other === TESTING) return isStoryOrTest(path);
  if (COMMON.includes(other)) return !COMMON.includes(own) || COMMON.indexOf(other) < COMMON.indexOf(own);
  if (!COMMON.includes(own) && SHOWS.test(path) && WHOLE.test(file)) return true;
  if (own === REGISTRY) return other === 'shell' || file === 'manifest.ts';
  return other === REGISTRY && isStoryOrTest(path);
};

/** Wall 3: a module takes from itself, from the common folders and whole screens of others; a common folder from those below it; stories and tests from `testing`. */
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

const SERVER = 'apps/api/src/';
/** Folders of the server that every module stands on. The demonstration is none: it plays the acts of the modules. */
const GROUND = /^(?:backup|config|db|documents|figures|http|imports|jobs|mail|servers)\//;
const ABOVE = /^(?:modules|start|demo|cli)\//;

/** Wall 14: a folder of the server that modules stand on imports none of them, nor the start. */
export const checkUpward = ({ path, imports }: Module): Violation[] => {
  if (
    !path.startsWith(SERVER) ||
    !GROUND.test(path.slice(SERVER.length)) ||
    /\.(?:test|fixture)\.ts$|\/fixtures\//.test(path)
  )
    return [];
  return imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, line }) => ({ line, to: posix.join(posix.dirname(path), from).slice(SERVER.length) }))
    .filter(({ to }) => ABOVE.test(to))
    .map(({ line, to }) => ({
      file: path,
      line,
      wall: 'upward',
      message: `${to} stands on this folder: move what both need below, or this file up to its module`,
    }));
};

const UI = 'packages/ui/src/';
const TABLE = 'report-table';
/** Folders of ui that take from no other: how a text is compared, and how a value is written. */
const LEAVES = ['fold', 'format'];

const isInUi = (own: string, other: string, rest: readonly string[], path: string): boolean => {
  if (own === other) return true;
  if (LEAVES.includes(own)) return false;
  return other !== TABLE || (rest.length === 1 && /\.(?:stories|test)\.tsx?$/.test(path));
};

/** Wall 15: the report table stands above the other folders of ui; their stories and tests may show it. A leaf takes from no folder. */
export const checkTable = ({ path, imports }: Module): Violation[] => {
  if (!path.startsWith(UI)) return [];
  const [own = ''] = path.slice(UI.length).split('/');
  return imports.flatMap(({ from, line }) => {
    if (!from.startsWith('.')) return [];
    const [other = '', ...rest] = posix.join(posix.dirname(path), from).slice(UI.length).split('/');
    if (isInUi(own, other, rest, path)) return [];
    const message = `${own} imports ${other}: what both need moves to a leaf (${LEAVES.join(', ')})`;
    return [{ file: path, line, wall: 'table', message }];
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
  { library: /^@tanstack\/react-table(\/|$)/, homes: ['packages/ui/src/report-table/'] },
  { library: /^ky(\/|$)/, homes: ['packages/api-client/src/http/'] },
  {
    library: /^papaparse(\/|$)/,
    // The server judges a campaign's CSV itself, whatever the browser found; the load reads and writes the operator's files.
    homes: [
      'packages/ui/src/report-table/',
      'packages/ui/src/upload-zone/',
      'packages/ui/src/grid-field/',
      'apps/api/src/imports/',
      'apps/api/src/threads/',
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
