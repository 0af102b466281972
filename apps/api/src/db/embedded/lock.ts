import { DatabaseSync } from 'node:sqlite';
import { recusaDoDisco } from './sonda.ts';

/** The folder is in use by another process; the message is fit for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The disk takes no lock, though it can be written; the message is fit for the operator. */
export class FolderWithoutLock extends Error {
  override readonly name = 'FolderWithoutLock';
}

/** SQLITE_BUSY and SQLITE_LOCKED, whatever their reason: the only errors that mean that another process has it. */
const isBusy = (error: unknown): boolean => {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [5, 6].includes(errcode % 256);
};

const refusalOf = (dir: string, cause: unknown): Error => {
  if (isBusy(cause))
    return new FolderInUse(
      `A pasta ${dir} está em uso por outro processo do Vidas. Encerre-o ou escolha outra pasta em DATA_DIR.`,
      { cause },
    );
  const { message } = cause as Error;
  return (
    recusaDoDisco(dir) ??
    new FolderWithoutLock(
      `A pasta ${dir} não pôde ser trancada (${message}). Aponte DATA_DIR para um disco desta máquina.`,
      { cause },
    )
  );
};

// A handle that nobody names any more is closed by the garbage collector, and its lock is gone while the database is still open.
const held = new Set<DatabaseSync>();

/**
 * Locks a database folder for this process with a POSIX lock on the file `<dir>.lock` beside it; the lock ends with the process,
 * even after kill -9. Nobody may open that file elsewhere in this process, or the kernel drops the lock. Throws `FolderInUse` for another process, else what the disk says.
 */
export const lockFolder = (dir: string): { release: () => void } => {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${dir}.lock`);
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock?.close();
    throw refusalOf(dir, cause);
  }
  const taken = lock;
  held.add(taken);
  return {
    release: () => {
      held.delete(taken);
      taken.close();
    },
  };
};
