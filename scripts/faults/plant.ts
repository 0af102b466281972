import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Fault } from './fault.ts';

/** A change that stands in the tree until it is taken back. */
export interface Planted {
  file: string;
  restore: () => void;
}

/** The tree does not hold what a fault wants to change. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** A file's name without hyphens and capitals: one that was moved or renamed to the rule of its new place keeps it. */
export const bareName = (file: string): string => basename(file).replaceAll('-', '').toLowerCase();

const isSource = (file: string): boolean =>
  /^(apps|packages|tools)\/.*\.(ts|tsx|mjs)$/.test(file) &&
  !/\.(test|stories|spec|fixture)\.tsx?$/.test(file);

const textIn = (tree: string, file: string, { find }: Fault): string | undefined => {
  const path = join(tree, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return list(find).find((one) => text.includes(one));
};

// Where it was, then where a file of its name is, then the only place where the text is.
const fileOf = (tree: string, files: readonly string[], fault: Fault): string | undefined => {
  const holdsText = (file: string) => textIn(tree, file, fault) !== undefined;
  const named = list(fault.file);
  const names = new Set(named.map(bareName));
  const near = [...named, ...files.filter((file) => names.has(bareName(file)))].find(holdsText);
  if (near !== undefined) return near;
  const [only, ...others] = files.filter((file) => isSource(file) && holdsText(file));
  return others.length === 0 ? only : undefined;
};

/** Change of a file by a fault. */
interface Change {
  file: string;
  before: string;
  after: string;
}

/** Looks up what a fault would change. Throws `Stale` when the text does not stand there as often as it should. */
export const changeOf = (tree: string, files: readonly string[], fault: Fault): Change => {
  const { replace, times = 1 } = fault;
  const file = fileOf(tree, files, fault);
  const text = file && textIn(tree, file, fault);
  if (!file || !text) throw new Stale(`the text stands in none of ${list(fault.file).join(', ')}`);
  const before = readFileSync(join(tree, file), 'utf8');
  const parts = before.split(text);
  if (parts.length - 1 !== times)
    throw new Stale(`the text stands ${parts.length - 1} times in ${file}, not ${times}`);
  const others = list(replace);
  const after = others[list(fault.find).indexOf(text)] ?? others[0] ?? '';
  return { file, before, after: parts.join(after) };
};

/** Changes one file of the tree, which must be a copy. Throws `Stale`. */
export const plant = (tree: string, files: readonly string[], fault: Fault): Planted => {
  const { file, before, after } = changeOf(tree, files, fault);
  const path = join(tree, file);
  writeFileSync(path, after);
  return { file, restore: () => writeFileSync(path, before) };
};
