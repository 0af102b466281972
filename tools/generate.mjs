import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Ends with 1 and the reason: a generator that guesses leaves files to clean up. */
export const stop = (reason) => {
  console.error(reason);
  process.exit(1);
};

/** The words of the command line, and the root to write under (`--into=<folder>`, else this project). */
export const readCommand = (usage, count) => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--into='));
  const into = process.argv.find((word) => word.startsWith('--into='))?.slice('--into='.length);
  if (words.length !== count) stop(`Uso: node tools/${usage}`);
  return { words, root: into ? resolve(into) : dirname(dirname(fileURLToPath(import.meta.url))) };
};

/** `minha-tela` in the three ways a name is written. */
export const namesOf = (kebab) => {
  if (!KEBAB.test(kebab))
    stop(`"${kebab}" não serve de nome: use minúsculas sem acento separadas por hífen.`);
  const pascal = kebab.replace(/(^|-)(.)/g, (_all, _dash, letter) => letter.toUpperCase());
  return { kebab, pascal, camel: pascal[0].toLowerCase() + pascal.slice(1) };
};

/** Text inside a single-quoted string of the written code. */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes files by path relative to the root, and refuses the whole lot when one of them exists. */
export const writeFiles = (root, files) => {
  for (const path of Object.keys(files))
    if (existsSync(join(root, path))) stop(`${path} já existe; nada foi escrito.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`escrito  ${path}`);
  }
  format(root, Object.keys(files));
};

// How a line breaks depends on the length of the names, so the formatter of the project has the last word.
const format = (root, paths) => {
  const bin = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  if (existsSync(bin)) spawnSync(process.execPath, [bin, ...paths], { cwd: root, stdio: 'ignore' });
};

/** Adds subpaths to the exports of a package, in alphabetical order. */
export const addExports = (root, name, entries) => {
  const path = join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const all = Object.entries({ ...manifest.exports, ...entries }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...manifest, exports: Object.fromEntries(all) }, null, 2)}\n`);
  console.log(`exports  packages/${name}/package.json`);
};

/** What is left for a person to do. */
export const sayNext = (steps) => console.log(`\nFalta:\n${steps.map((step) => `- ${step}`).join('\n')}`);
