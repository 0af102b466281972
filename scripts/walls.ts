// The walls of the house that the linter cannot see (docs/ARCHITECTURE.md): `npm run lint -- walls` prints each
// violation with its file and ends with 1. Dependencies between packages (1) and the length of a file (6) are rules
// of .oxlintrc.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { version } from 'vite';
import { readModule, type Module } from './walls-read.ts';
import { keepModules } from './walls-kept.ts';
import type { SourceFile, Violation } from './walls.types.ts';
import { checkClock } from './walls-clock.ts';
import { checkComments } from './walls-comments.ts';
import { checkConta } from './walls-conta.ts';
import { checkCycles } from './walls-cycles.ts';
import { checkFindings } from './walls-findings.ts';
import { checkFolders, checkServerNames } from './walls-folders.ts';
import { checkBarrels, checkExports, checkInsides } from './walls-exports.ts';
import { checkImporters, checkSiblings, checkTable, checkUpward } from './walls-imports.ts';
import { checkLooks } from './walls-looks.ts';
import { checkRules, readTexts } from './walls-rules.ts';
import { checkExcuses, checkShown } from './walls-shown.ts';
import { checkSpreads } from './walls-spreads.ts';
import { checkTested } from './walls-tested.ts';
import { checkWords } from './walls-words.ts';

const CHECKS: ((module: Module) => Violation[])[] = [
  checkBarrels,
  checkInsides,
  checkSiblings,
  checkUpward,
  checkTable,
  checkImporters,
  checkLooks,
  checkClock,
  checkSpreads,
  checkComments,
  checkShown,
  checkNotes,
];

function checkNotes({ path, notes }: Module): Violation[] {
  return notes.map(({ line, text }) => ({
    file: path,
    line,
    wall: 'promises',
    message: `"${text}": finish it or write it down in docs/, code keeps no promises`,
  }));
}

/** Every violation in the given files. The list is the whole tree, so that a new folder is checked from its first day. */
export const checkWalls = (files: readonly SourceFile[], read = readModule): Violation[] => {
  const paths = new Set(files.map((file) => file.path));
  const modules = files.filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path)).map((file) => read(file));
  const ours = modules.filter(({ path }) => /^(?:packages|apps)\//.test(path));
  return [
    ...files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path)).flatMap(checkExports),
    ...files.flatMap(checkConta),
    ...files.flatMap(checkWords),
    ...ours.flatMap((module) => CHECKS.flatMap((check) => check(module))),
    ...checkFolders(paths),
    ...checkServerNames(paths),
    ...checkCycles(modules),
  ];
};

const SKIPPED = new Set(['node_modules', 'dist', 'public', 'coverage']);

/** The files of the product under that root, and of what stands around it. */
export const readTree = (root: string): SourceFile[] =>
  ['packages', 'apps', 'scripts', 'tools', 'bench', 'e2e', '.storybook']
    .filter((top) => existsSync(`${root}/${top}`))
    .flatMap((top) => walk(`${root}/${top}`))
    .map((path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      text: /\.(tsx?|mjs|json)$/.test(path) ? readFileSync(path, 'utf8') : '',
    }));

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

if (import.meta.main) {
  const files = readTree(process.cwd());
  const reader = ['walls-read.ts', 'walls-shown-read.ts']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n');
  const kept = keepModules(`${process.cwd()}/node_modules/.cache/walls.json`, `${version} ${reader}`);
  const texts = readTexts(process.cwd());
  const violations = [
    ...checkWalls(files, kept.read),
    ...checkExcuses(files.filter(({ path }) => /\.tsx?$/.test(path)).map(kept.read)),
    ...checkRules(texts),
    ...checkTested(texts),
    ...checkFindings(texts),
  ];
  kept.write();
  for (const { file, line, wall, message } of violations)
    console.error(`${file}:${line}  [${wall}] ${message}`);
  console.log(`Walls: ${files.length} files, ${violations.length} violations.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
