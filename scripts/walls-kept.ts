import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readModule, type Module } from './walls-read.ts';
import type { SourceFile } from './walls.types.ts';

type Kept = Record<string, { key: string; module: Module }>;

/** Nothing where no file is, or a broken one. */
const readKept = (file: string): Kept => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return {};
  }
};

/**
 * Keeps in a file how each module was read, by the hash of its text: most of a run is parsing. `maker` names the reader and its
 * parser. `write` stores what this run read, whole or not at all, as two runs may write at once.
 */
export const keepModules = (file: string, maker: string) => {
  const before = readKept(file);
  const after: Kept = {};
  let isNew = false;
  return {
    read: (source: SourceFile): Module => {
      const { path, text } = source;
      const key = createHash('sha256').update(`${maker}\0${text}`).digest('hex');
      const kept = [after[path], before[path]].find((one) => one?.key === key);
      isNew ||= kept === undefined;
      const entry = kept ?? { key, module: readModule(source) };
      after[path] = entry;
      return entry.module;
    },
    write: (): void => {
      if (!isNew) return;
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(after));
      renameSync(draft, file);
    },
  };
};
