import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** The folders of bench/, each of which is a runner. */
export const runners = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The file of a runner that exports `measures`; undefined when it has none. */
export const fileOf = (runner: string): string | undefined =>
  ['bench.ts', 'bench.mjs'].map((name) => join(folder, runner, name)).find(existsSync);
