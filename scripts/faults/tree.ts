import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Every file of the tree that is no outcome of a build, relative to it. */
export const filesOf = (tree: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(tree, file)));

const copyInto = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
};

const caches = ['.cache', '.vite', '.vite-temp'];

// Packages are only read, so a second name for the same bytes will do; caches of the tools stay behind.
const linkFolder = (from: string, to: string, isLeft = (_name: string) => false): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkOrCopy(source, target);
    else if (!isLeft(entry.name)) linkFolder(source, target);
  }
};

const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
};

/** Copies a checkout, as it is on the disk, into a temporary folder and returns that. */
export const copyTree = (tree: string, files: readonly string[]): string => {
  const copy = mkdtempSync(join(tmpdir(), 'vidas-faults-'));
  for (const file of files) copyInto(join(tree, file), join(copy, file));
  linkFolder(join(tree, 'node_modules'), join(copy, 'node_modules'), (name) => caches.includes(name));
  return copy;
};
