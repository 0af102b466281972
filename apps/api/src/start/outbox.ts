import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { settleOutbox } from './outbox.sql.ts';
import { StartError } from '../config/startError.ts';
import { writeOnce } from '../config/writeOnce.ts';

/** Id by which servers recognise the same folder. */
const idOf = (dir: string): string => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, '.vidas');
  if (!existsSync(file)) writeOnce(file, randomUUID());
  return readFileSync(file, 'utf8');
};

/**
 * Several servers keep unsent messages in one folder, so that all can be found. Throws `StartError` when a
 * running server has another folder; a single server may change it.
 */
export const checkOutbox = async (db: Db, dir: string, { vivos }: { vivos: number }): Promise<void> => {
  const id = idOf(dir);
  if ((await settleOutbox(db, id, vivos <= 1)) === id) return;
  throw new StartError(
    `OUTBOX_DIR: outro servidor deste banco guarda as mensagens que não saem em outra pasta que não ${dir}. ` +
      'Defina SMTP_URL, ou aponte OUTBOX_DIR de todos os servidores para a mesma pasta.',
  );
};
