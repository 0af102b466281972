import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { FolderInUse, lockFolder } from '../db/embedded/lock.ts';
import { StartError } from '../start/startError.ts';

/** More servers than any machine runs over one folder. */
const MOST = 64;

/** The place of a server in the data folder. Whoever had it before is dead: its lock ended with its process. */
export interface Lugar {
  id: string;
  /** The server that had this place before; undefined at the first start. */
  antes: string | undefined;
  /** Files that live as long as one call, of this server alone. */
  tmp: string;
  release: () => void;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const idIn = (file: string): string | undefined => {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return isId(text) ? text : undefined;
  } catch {
    return undefined;
  }
};

/** Takes the first free place of the data folder, so that several servers may share it. Throws `StartError` when there is none. */
export const tomaLugar = (dataDir: string, tmp: string): Lugar => {
  const folder = join(dataDir, 'servidores');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let number = 1; number <= MOST; number += 1) {
    const file = join(folder, String(number));
    try {
      const { release } = lockFolder(file);
      const [id, antes] = [randomUUID(), idIn(file)];
      writeFileSync(file, `${id}\n`, { mode: 0o600 });
      return { id, antes, tmp: join(tmp, String(number)), release };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
  }
  throw new StartError(`DATA_DIR: já há ${MOST} servidores nesta pasta; aponte DATA_DIR para outra.`);
};
