import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/database.ts';
import { cnxName, cnxText, rpxName, type SibFor } from './sibFiles.ts';
import { rpxText } from './sibReturn.ts';
import { findSibRows } from './sibRows.sql.ts';

function* latin1(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece, 'latin1');
}

/**
 * Writes a conference file and a return file of the base into a folder, for the demonstration's imports, and
 * returns their paths.
 */
export const writeSibExamples = async (db: Db, dir: string, about: SibFor): Promise<string[]> => {
  const rows = await findSibRows(db);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const files = [
    [cnxName(about), cnxText(rows, about)],
    [rpxName(about), rpxText(rows, about)],
  ] as const;
  for (const [name, text] of files)
    await pipeline(Readable.from(latin1(text)), createWriteStream(join(dir, name), { mode: 0o600 }));
  return files.map(([name]) => join(dir, name));
};
