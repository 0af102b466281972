import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of a bundler's transform of a file. */
export interface Transformed {
  readonly code?: string | undefined;
  readonly map?: unknown;
}

/** Gives what was kept of a file, or has it made. */
export type Keeper = (
  code: string,
  id: string,
  make: () => Promise<Transformed | undefined>,
) => Promise<Transformed | undefined>;

const hashOf = (...parts: string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** undefined where nothing, or something broken, is kept. */
const read = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

// Whole or not at all: two bundlers may write the same file at once.
const write = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

/**
 * Keeps the last result of each file in a folder. `nameOf` gives the name of a file, the same in every copy of the project;
 * `maker` says what else a result depends on, such as the versions of the tools.
 */
export const keepTransformed = (folder: string, maker: string, nameOf: (id: string) => string): Keeper => {
  mkdirSync(folder, { recursive: true });
  return async (code, id, make) => {
    const name = nameOf(id);
    const path = join(folder, `${hashOf(name)}.json`);
    const key = hashOf(maker, name, code);
    const kept = read(path) as { key?: string; made?: Transformed } | undefined;
    if (kept?.key === key) return kept.made;
    const made = await make();
    write(path, JSON.stringify({ key, made }));
    return made;
  };
};
