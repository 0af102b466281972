import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

const sync = (path: string, how: (fd: number) => void): void => {
  const fd = openSync(path, 'r');
  try {
    how(fd);
  } finally {
    closeSync(fd);
  }
};

/** Forces every file and folder below `dir` onto the disk. */
export const syncFolder = (dir: string): void => {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) sync(path, fsyncSync);
  }
  sync(dir, fsyncSync);
};

/**
 * Forces commits to the disk, because the embedded database writes its write-ahead log without fsync. The log
 * alone can rebuild everything since the last checkpoint; after a checkpoint (seen in the control file) the
 * whole folder is forced.
 */
export const createDurability = (dir: string): { afterCommit: () => void; afterClose: () => void } => {
  const wal = join(dir, 'pg_wal');
  const control = join(dir, 'global', 'pg_control');
  const fds = new Map<string, number>();
  let checkpoint = 0;

  const segment = (name: string): number => {
    const known = fds.get(name);
    if (known !== undefined) return known;
    const fd = openSync(join(wal, name), 'r+');
    fds.set(name, fd);
    // A new segment survives a power cut only when its folder was forced to the disk.
    sync(wal, fsyncSync);
    return fd;
  };

  const forget = (present: Set<string>): void => {
    for (const [name, fd] of fds) {
      if (present.has(name)) continue;
      closeSync(fd);
      fds.delete(name);
    }
  };

  return {
    afterCommit() {
      const names = readdirSync(wal).filter(isSegment);
      if (names.length !== fds.size) forget(new Set(names));
      for (const name of names) fdatasyncSync(segment(name));
      const { mtimeMs } = statSync(control);
      if (mtimeMs !== checkpoint) syncFolder(dir);
      checkpoint = mtimeMs;
    },
    afterClose() {
      forget(new Set());
      syncFolder(dir);
    },
  };
};
