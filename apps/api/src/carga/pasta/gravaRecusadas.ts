import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isUnwritable } from '../../db/gone.ts';
import type { Db } from '../../db/schema.ts';
import type { Entrega } from '../entregas/entregas.sql.ts';
import { csvDasRecusadas } from '../entregas/recusadas.ts';

/** Place of a file's refused lines; `falha` is the reason why they could not be written. */
export interface Recusadas {
  arquivo: string;
  caminho: string;
  falha: string | null;
}

/** Deletes a partial file, which could pass for a complete one. */
const tiraComeco = (caminho: string): void => {
  try {
    rmSync(caminho, { force: true });
  } catch {
    // A folder that refuses deletion also refused the writing.
  }
};

/**
 * Writes the refused lines of each file into `recusadas`, readable by this user alone, over those of an
 * earlier load.
 */
export const gravaRecusadas = async (
  db: Db,
  { id, relatorio }: Pick<Entrega, 'id' | 'relatorio'>,
  pasta: string,
): Promise<Recusadas[]> => {
  const onde = join(pasta, 'recusadas');
  const feitas: Recusadas[] = [];
  for (const { nome, codificacao, recusadas } of relatorio?.arquivos ?? []) {
    const caminho = join(onde, `${nome}.csv`);
    if (recusadas === 0) {
      if (existsSync(caminho)) rmSync(caminho, { force: true });
      continue;
    }
    try {
      mkdirSync(onde, { recursive: true, mode: 0o700 });
      rmSync(caminho, { force: true });
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await pipeline(
        Readable.from(csvDasRecusadas(db, { entrega: id, nome }, codificacao)),
        createWriteStream(caminho, { flags: 'wx', mode: 0o600 }),
      );
      feitas.push({ arquivo: nome, caminho, falha: null });
    } catch (error) {
      const { syscall, message } = error as NodeJS.ErrnoException;
      if (syscall === undefined) throw error;
      tiraComeco(caminho);
      const falha = isUnwritable(error) ? 'o disco está cheio ou só aceita leitura.' : message;
      feitas.push({ arquivo: nome, caminho, falha });
    }
  }
  return feitas;
};
