import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/database.ts';
import { FolderInUse, lockFolder } from '../db/embedded/lock.ts';
import { fill, isOutdated, type Template, templateName } from './template.ts';

const cacheDir = fileURLToPath(new URL('../../../../node_modules/.cache/vidas/', import.meta.url));

const fileOf = (template: Template): string => join(cacheDir, `${templateName(template)}.tar`);

/** Waits until no other process creates this file. */
const lock = async (file: string): Promise<{ release: () => void }> => {
  for (;;) {
    try {
      return lockFolder(file);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await setTimeout(50);
    }
  }
};

const make = async (template: Template): Promise<Uint8Array> => {
  const isDemo = template.lives !== undefined;
  const { db, dump, close } = openDatabase({
    memory: true,
    ...(isDemo ? { template: await embeddedTemplate({}) } : {}),
  });
  try {
    await fill(db, template);
    return await dump();
  } finally {
    await close();
  }
};

/** A filled embedded database as a dump: created once per state of the sources, for all test files. */
export const embeddedTemplate = async (template: Template): Promise<Uint8Array> => {
  const file = fileOf(template);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  mkdirSync(cacheDir, { recursive: true });
  const { release } = await lock(file);
  try {
    if (existsSync(file)) return new Uint8Array(readFileSync(file));
    for (const name of readdirSync(cacheDir))
      if (isOutdated(name)) rmSync(join(cacheDir, name), { force: true });
    const bytes = await make(template);
    // A run killed while writing leaves no partial template under its name.
    writeFileSync(`${file}.novo`, bytes);
    renameSync(`${file}.novo`, file);
    return bytes;
  } finally {
    release();
  }
};

/** Unpacks a migrated, empty embedded database into a new folder, for opening it from there. */
export const unpackTemplate = async (dir: string): Promise<void> => {
  await embeddedTemplate({});
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', fileOf({}), '-C', dir], { stdio: 'pipe' });
};
