import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';

/** Largest single allocation of the database: one part of its log. */
const PARTE = 16 * 1_048_576;
const PEDACO = Buffer.alloc(1_048_576);

/**
 * System error that prevents writing beside `dir` (ENOSPC, EROFS, EIO…); undefined when writing works. SQLite
 * and the embedded database omit it.
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
    // A failed write does not name its file, so the path is added.
    return Object.assign(error as NodeJS.ErrnoException, { path: dir });
  }
};
