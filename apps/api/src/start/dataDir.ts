import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in DATA_DIR. */
export interface DataDir {
  /** The embedded database. Its lock is the file `db.lock` beside it. */
  db: string;
  /** The secrets of this installation, mode 0600. */
  secrets: string;
  /** Messages that were not sent because no SMTP_URL is set. */
  outbox: string;
  /** Files that live as long as one call. */
  tmp: string;
}

/** Makes the folder for its owner alone, and the names of what lies in it. */
export const openDataDir = (dir: string): DataDir => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const at = (name: string): string => join(dir, name);
  return { db: at('db'), secrets: at('secrets.json'), outbox: at('outbox'), tmp: at('tmp') };
};

/** Removes what a killed process left in `tmp`; only whoever holds the lock may. */
export const emptyTmp = ({ tmp }: DataDir): void => {
  mkdirSync(tmp, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(tmp)) rmSync(join(tmp, name), { recursive: true, force: true });
};
