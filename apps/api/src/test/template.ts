import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

const migrationsDir = fileURLToPath(new URL('../db/migrations/', import.meta.url));
const cacheDir = fileURLToPath(new URL('../../../../node_modules/.cache/vidas/', import.meta.url));

const versionOf = (): string => {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)));
  for (const name of readdirSync(migrationsDir).toSorted())
    hash.update(name).update(readFileSync(migrationsDir + name));
  return hash.digest('hex').slice(0, 16);
};

const make = async (): Promise<Uint8Array> => {
  const { db, dump, close } = openDatabase({ memory: true });
  await migrate(db);
  const bytes = await dump();
  await close();
  return bytes;
};

/** A migrated, empty database as a dump: made once for each state of the migrations and shared by all test files. */
export const templateDump = async (): Promise<Uint8Array> => {
  const file = `${cacheDir}${versionOf()}.tar`;
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const bytes = await make();
  mkdirSync(cacheDir, { recursive: true });
  // Two files that start together may both make it; the rename is atomic, so the name always holds a complete dump.
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return bytes;
};
