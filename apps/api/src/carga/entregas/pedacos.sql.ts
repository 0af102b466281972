import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Abre } from '../leitor.ts';

/** Bytes of the file in one piece, before it is compressed. */
const PEDACO_BYTES = 1024 * 1024;

const comprime = promisify(gzip);
const expande = promisify(gunzip);

/** Which file of which delivery. */
export interface Lugar {
  entrega: string;
  nome: string;
}

/** What came of a file. */
export interface Recebido {
  bytes: number;
  /** Of the bytes, hexadecimal. */
  sha256: string;
}

async function* emPedacos(fonte: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let espera: Uint8Array[] = [];
  let quantos = 0;
  for await (const bytes of fonte) {
    espera.push(bytes);
    quantos += bytes.byteLength;
    if (quantos < PEDACO_BYTES) continue;
    yield Buffer.concat(espera);
    espera = [];
    quantos = 0;
  }
  if (quantos > 0) yield Buffer.concat(espera);
}

/**
 * Keeps the bytes of a file in compressed pieces in the database, where every server finds them. What was cut off counts for nothing: a
 * file is there once its row of `carga_arquivo` is.
 */
export const guardaArquivo = async (
  db: Db,
  { entrega, nome }: Lugar,
  { fonte, maxBytes, em }: { fonte: AsyncIterable<Uint8Array>; maxBytes: number; em: string },
): Promise<Recebido> => {
  await sql`delete from carga_arquivo where entrega_id = ${entrega} and nome = ${nome}`.execute(db);
  await sql`delete from carga_pedaco where entrega_id = ${entrega} and nome = ${nome}`.execute(db);
  const hash = createHash('sha256');
  let bytes = 0;
  let ordem = 0;
  for await (const pedaco of emPedacos(fonte)) {
    bytes += pedaco.length;
    if (bytes > maxBytes)
      throw new Failure(
        413,
        `${nome}.csv passa do limite de ${Math.floor(maxBytes / 1_048_576)} MB (CARGA_MAX_MB).`,
      );
    hash.update(pedaco);
    ordem += 1;
    const dados = await comprime(pedaco, { level: 1 });
    await sql`insert into carga_pedaco (entrega_id, nome, ordem, dados) values (${entrega}, ${nome}, ${ordem}, ${dados})`.execute(
      db,
    );
  }
  const sha256 = hash.digest('hex');
  await sql`insert into carga_arquivo (entrega_id, nome, bytes, sha256, recebido_em)
    values (${entrega}, ${nome}, ${bytes}, ${sha256}, ${em}::timestamp)`.execute(db);
  return { bytes, sha256 };
};

/** Opens a file that is kept; one piece of it is in memory. */
export const abreArquivo = (db: Db, { entrega, nome }: Lugar): Abre =>
  async function* le() {
    for (let ordem = 1; ; ordem += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { rows } = await sql<{ dados: Uint8Array }>`
        select dados from carga_pedaco where entrega_id = ${entrega} and nome = ${nome} and ordem = ${ordem}`.execute(
        db,
      );
      const [row] = rows;
      if (!row) return;
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      yield await expande(row.dados);
    }
  };
