import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { FolderInUse, lockFolder } from '../db/embedded/lock.ts';
import { StartError } from '../config/startError.ts';

/** Maximum of servers over one folder. */
const MOST = 64;

/** Place of a server in the data folder. */
export interface Lugar {
  id: string;
  /** Former servers of this place, or of a free one. They are dead: a place's lock ends with its process. */
  mortos: string[];
  /** Temporary files of calls, for this server alone. */
  tmp: string;
  release: () => void;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const idIn = (file: string): string | undefined => {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return isId(text) ? text : undefined;
};

/** Runs the work while holding this place; undefined when a living server has it. */
const naPosse = <T>(file: string, work: (release: () => void) => T): T | undefined => {
  try {
    return work(lockFolder(file).release);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
};

/** Former server of a place without a holder. */
const mortoEm = (file: string): string | undefined =>
  existsSync(file)
    ? naPosse(file, (release) => {
        const id = idIn(file);
        release();
        return id;
      })
    : undefined;

/**
 * Takes the first free place of the data folder, so that several servers may share it. Throws `StartError`
 * without one.
 */
export const tomaLugar = (dataDir: string, tmp: string): Lugar => {
  const folder = join(dataDir, 'servidores');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const numbers = Array.from({ length: MOST }, (_, at) => at + 1);
  const fileOf = (number: number): string => join(folder, String(number));
  for (const number of numbers) {
    const file = fileOf(number);
    const lugar = naPosse(file, (release) => {
      const [id, antes] = [randomUUID(), idIn(file)];
      writeFileSync(file, `${id}\n`, { mode: 0o600 });
      return { id, antes, tmp: join(tmp, String(number)), release };
    });
    if (!lugar) continue;
    const { antes, ...rest } = lugar;
    const outros = numbers.filter((other) => other > number).map((other) => mortoEm(fileOf(other)));
    return { ...rest, mortos: [antes, ...outros].filter((morto) => morto !== undefined) };
  }
  throw new StartError(`DATA_DIR: já há ${MOST} servidores nesta pasta; aponte DATA_DIR para outra.`);
};
