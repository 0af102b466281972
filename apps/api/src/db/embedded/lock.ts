import { DatabaseSync } from 'node:sqlite';

/** The folder is in use by another process; the message is fit for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

// A handle that nobody names any more is closed by the garbage collector, and its lock is gone while the database is still open.
const held = new Set<DatabaseSync>();

/**
 * Locks a database folder for this process with a POSIX lock on the file `<dir>.lock` beside it; the lock ends with the process,
 * even after kill -9. Nobody may open that file elsewhere in this process, or the kernel drops the lock.
 */
export const lockFolder = (dir: string): { release: () => void } => {
  const lock = new DatabaseSync(`${dir}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new FolderInUse(
      `A pasta ${dir} está em uso por outro processo do Vidas. Encerre-o ou escolha outra pasta em DATA_DIR.`,
      {
        cause,
      },
    );
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
};
