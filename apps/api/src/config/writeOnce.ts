import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Writes the whole file for this user alone, or keeps the one that a simultaneous first start has written. */
export const writeOnce = (file: string, content: string): void => {
  const part = `${file}.${randomUUID()}`;
  // flush: on the disk before any data.
  writeFileSync(part, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
};
