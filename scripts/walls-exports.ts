import type { Module } from './walls-read.ts';
import type { SourceFile, Violation } from './walls.types.ts';

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

/** Wall 2, in package.json: an import names a file on disk, so `exports` holds a pattern for each suffix and nothing else. */
export const checkExports = ({ path, text }: SourceFile): Violation[] => {
  const { exports: map = {} } = JSON.parse(text) as { exports?: Record<string, string> };
  const lineOf = (key: string) => text.slice(0, Math.max(0, text.indexOf(`"${key}"`))).split('\n').length;
  return Object.entries(map)
    .filter(([key, target]) => !/^\.\/\*\.tsx?$/.test(key) || target !== key.replace('./', './src/'))
    .map(([key]) => ({
      file: path,
      line: lineOf(key),
      wall: 'exports',
      message: `${key}: exports name a suffix, as "./*.ts": "./src/*.ts"; the import says the rest`,
    }));
};

// A folder inside a component's folder is its inside. The fields of a form have folders only to be found.
const INSIDES = /^@vidas\/ui\/(?!form\/(?:fields|choice)\/)[^/]+\/[^/]+\//;
// A table's files are also made without a table.
const OPEN = new Set(
  ['files/exportFile.ts', 'files/plainCsv.ts', 'files/zip.ts', 'tools/ExportMenu.tsx'].map(
    (file) => `@vidas/ui/report-table/${file}`,
  ),
);
// The apps assemble the frame, the list of all modules and the pages of the portal, and no screen by itself.
const FRAME = /^@vidas\/screens\/(?:app|app-registry|shell|ouvidoria-interna)\//;

/** Wall 2, in code: a package takes another's components and contracts, never the inside of a component or a screen. */
export const checkInsides = ({ path, imports }: Module): Violation[] =>
  imports
    .filter(
      ({ from }) =>
        (INSIDES.test(from) && !OPEN.has(from)) ||
        (from.startsWith('@vidas/screens/') && !FRAME.test(from)) ||
        (from.startsWith('@vidas/') && /\.(?:test|stories)\.tsx?$/.test(from)),
    )
    .map(({ from, line }) => ({
      file: path,
      line,
      wall: 'insides',
      message: `${from} is the inside of its folder: import what the folder shows, or move the file up`,
    }));
