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

const candidates = (fault: Fault, files: readonly string[]): string[] => {
  const named = list(fault.file);
  const names = new Set(named.map(bareName));
  return [...named, ...files.filter((file) => names.has(bareName(file)) && !named.includes(file))];
};

/** What a fault makes of which file. */
interface Change {
  file: string;
  before: string;
  after: string;
}

/** Looks up what a fault would change. Throws `Stale` when the text does not stand there as often as it should. */
export const changeOf = (tree: string, files: readonly string[], fault: Fault): Change => {
  const { find, replace, times = 1 } = fault;
  for (const file of candidates(fault, files)) {
    const path = join(tree, file);
    if (!existsSync(path)) continue;
    const before = readFileSync(path, 'utf8');
    const text = list(find).find((one) => before.includes(one));
    if (text === undefined) continue;
    const parts = before.split(text);
    if (parts.length - 1 !== times)
      throw new Stale(`the text stands ${parts.length - 1} times in ${file}, not ${times}`);
    return { file, before, after: parts.join(replace) };
  }
  throw new Stale(`the text stands in none of ${list(fault.file).join(', ')}`);
};

/** Changes one file of the tree, which must be a copy. Throws `Stale`. */
export const plant = (tree: string, files: readonly string[], fault: Fault): Planted => {
  const { file, before, after } = changeOf(tree, files, fault);
  const path = join(tree, file);
  writeFileSync(path, after);
  return { file, restore: () => writeFileSync(path, before) };
};
