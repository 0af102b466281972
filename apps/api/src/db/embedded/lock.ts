import { DatabaseSync } from 'node:sqlite';
import { recusaDoDisco } from './sonda.ts';

/** Another process uses the folder; the message is fit for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The disk is writable but refuses locks; the message is fit for the operator. */
export class FolderWithoutLock extends Error {
  override readonly name = 'FolderWithoutLock';
}

/** SQLITE_BUSY and SQLITE_LOCKED with any reason: the only errors for a lock held by another process. */
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

// Keeps a reference to each handle: the garbage collector would close it and release the lock of an open
// database.
const held = new Set<DatabaseSync>();

/**
 * Locks a database folder for this process with a POSIX lock on the file `<dir>.lock` beside it; the lock
 * ends with the process, even after kill -9. The file must not be opened elsewhere in this process, or the
 * kernel drops the lock. Throws `FolderInUse` for another process, else the disk's error.
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
  const handle = lock;
  held.add(handle);
  return {
    release: () => {
      held.delete(handle);
      handle.close();
    },
  };
};
