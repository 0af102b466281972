import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../config/startError.ts';

/** Contents of DATA_DIR. */
export interface DataDir {
  /** The embedded database. Its lock is the file `db.lock` beside it. */
  db: string;
  /** The secrets of this installation, mode 0600. */
  secrets: string;
  /** Temporary files of calls. */
  tmp: string;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const kindOf = (path: string): 'folder' | 'other' | undefined => {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ENOTDIR') return kindOf(dirname(path)) ?? 'other';
    throw error;
  }
};

/** One folder at a time: `recursive` retries forever when the system refuses folders (/proc). */
const makeFolders = (dir: string): void => {
  const kind = kindOf(dir);
  if (kind === 'folder') return;
  if (kind === 'other')
    throw new StartError(`DATA_DIR: ${dir} é um arquivo ou passa por um; aponte DATA_DIR para uma pasta.`);
  if (dirname(dir) !== dir) makeFolders(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
};

const remedies: Record<string, string> = {
  EACCES: 'este usuário do sistema não tem permissão',
  EPERM: 'este usuário do sistema não tem permissão',
  EROFS: 'o disco está montado só para leitura',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'este usuário do sistema não tem mais espaço em disco',
  EIO: 'o disco falhou',
  ENOENT: 'o sistema não deixa criar pastas ali',
  ENAMETOOLONG: 'o nome é longo demais',
};

const explain = (dir: string, error: unknown): StartError => {
  if (error instanceof StartError) return error;
  const reason = remedies[codeOf(error)] ?? codeOf(error);
  return new StartError(
    `DATA_DIR: não foi possível criar ou usar a pasta ${dir}, porque ${reason}; aponte DATA_DIR para uma pasta em que se possa gravar.`,
    { cause: error },
  );
};

/** A folder of another user may contain their data, and cannot be closed to others. */
const refuseForeign = (dir: string): void => {
  const me = process.getuid?.();
  const { uid } = statSync(dir);
  if (me === undefined || me === uid) return;
  throw new StartError(
    `DATA_DIR: a pasta ${dir} é de outro usuário do sistema; entregue-a a este (chown) ou aponte DATA_DIR para outra.`,
  );
};

/** Creates the folder for its owner alone, and returns its paths. Throws `StartError`. */
export const openDataDir = (dir: string): DataDir => {
  try {
    makeFolders(dir);
    refuseForeign(dir);
    chmodSync(dir, 0o700);
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explain(dir, error);
  }
  const at = (name: string): string => join(dir, name);
  return { db: at('db'), secrets: at('secrets.json'), tmp: at('tmp') };
};

/** Deletes temporary files of a killed process; only for the holder of the lock. */
export const emptyTmp = (tmp: string): void => {
  mkdirSync(tmp, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(tmp)) rmSync(join(tmp, name), { recursive: true, force: true });
};
