import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { settleOutbox } from './outbox.sql.ts';
import { StartError } from '../config/startError.ts';
import { writeOnce } from '../config/writeOnce.ts';

/** The number by which servers know that they have the same folder before them. */
const idOf = (dir: string): string => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, '.vidas');
  if (!existsSync(file)) writeOnce(file, randomUUID());
  return readFileSync(file, 'utf8');
};

/**
 * Several servers keep the messages that do not leave in one folder, or nobody would find them all. Throws `StartError` where another server
 * that is up has another folder; who is alone may have a new one.
 */
export const checkOutbox = async (db: Db, dir: string, { vivos }: { vivos: number }): Promise<void> => {
  const id = idOf(dir);
  if ((await settleOutbox(db, id, vivos <= 1)) === id) return;
  throw new StartError(
    `OUTBOX_DIR: outro servidor deste banco guarda as mensagens que não saem em outra pasta que não ${dir}. ` +
      'Defina SMTP_URL, ou aponte OUTBOX_DIR de todos os servidores para a mesma pasta.',
  );
};
