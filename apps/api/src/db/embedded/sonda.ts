import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';

/** As much as the database asks for at once: a part of its log. */
const PARTE = 16 * 1_048_576;
const PEDACO = Buffer.alloc(1_048_576);

/**
 * The error of the system that keeps the database from writing beside `dir` (ENOSPC, EROFS, EIO…), undefined when nothing does. SQLite and
 * the embedded database fail without it.
 */
export const recusaDoDisco = (dir: string): NodeJS.ErrnoException | undefined => {
  const file = `${dir}.sonda`;
  try {
    const fd = openSync(file, 'w', 0o600);
    try {
      for (let written = 0; written < PARTE; written += PEDACO.length) writeSync(fd, PEDACO);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
      rmSync(file, { force: true });
    }
    return undefined;
  } catch (error) {
    // A write knows no name of its file.
    return Object.assign(error as NodeJS.ErrnoException, { path: dir });
  }
};
