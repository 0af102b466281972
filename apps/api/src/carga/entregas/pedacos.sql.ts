import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '../../db/schema.ts';
import { tx, type Trx } from '../../db/tx.ts';
import { Failure } from '../../http/failure.ts';
import type { Abre } from '../leitor.ts';

/** Bytes of the file per piece, before compression. */
const PEDACO_BYTES = 1024 * 1024;

const comprime = promisify(gzip);
const expande = promisify(gunzip);

/** File and delivery. */
export interface Lugar {
  entrega: string;
  nome: string;
}

/** Size and hash of a received file. */
export interface Recebido {
  bytes: number;
  /** SHA-256 of the bytes, hexadecimal. */
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

const naoRecebe = (): Failure =>
  new Failure(409, 'Esta entrega já foi dada por pronta: não recebe mais arquivos.');

/** Locks an open delivery until the transaction ends. Throws Failure 409 for another. */
const prendeAberta = async (trx: Trx, entrega: string): Promise<void> => {
  const { rows } =
    await sql`select from carga_entrega where id = ${entrega} and situacao = 'RECEBENDO' for share`.execute(
      trx,
    );
  if (rows.length === 0) throw naoRecebe();
};

const apagaPedacos = (db: Db, entrega: string, nome: string) =>
  sql`delete from carga_pedaco where entrega_id = ${entrega} and nome = ${nome}`.execute(db);

/** False without such a file. */
const apagaArquivo = async (trx: Trx, { entrega, nome }: Lugar): Promise<boolean> => {
  const { numAffectedRows = 0n } =
    await sql`delete from carga_arquivo where entrega_id = ${entrega} and nome = ${nome}`.execute(trx);
  await apagaPedacos(trx, entrega, nome);
  return numAffectedRows > 0n;
};

/** Removes a file from an open delivery. Throws Failure 404 and 409. */
export const tiraArquivo = (db: Db, lugar: Lugar): Promise<void> =>
  tx(db, async (trx) => {
    await prendeAberta(trx, lugar.entrega);
    if (!(await apagaArquivo(trx, lugar)))
      throw new Failure(404, `${lugar.nome}.csv não está nesta entrega.`);
  });

/** Refusal of a file above the limit. */
export const acimaDoLimite = (nome: string, maxBytes: number): Failure =>
  new Failure(413, `${nome}.csv passa do limite de ${Math.floor(maxBytes / 1_048_576)} MB (CARGA_MAX_MB).`);

/** Pieces of a file, counted by `conta`, which returns the bytes so far. Throws Failure 413. */
async function* contados(
  fonte: AsyncIterable<Uint8Array>,
  { nome, maxBytes, conta }: { nome: string; maxBytes: number; conta: (pedaco: Buffer) => number },
): AsyncGenerator<Buffer> {
  for await (const pedaco of emPedacos(fonte)) {
    if (conta(pedaco) > maxBytes) throw acimaDoLimite(nome, maxBytes);
    yield pedaco;
  }
}

const contador = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    conta: (pedaco: Buffer): number => {
      hash.update(pedaco);
      bytes += pedaco.length;
      return bytes;
    },
    recebido: (): Recebido => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Size and hash of a file without storing it. Throws Failure 413. */
export const contaArquivo = async (
  nome: string,
  fonte: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Recebido> => {
  const { conta, recebido } = contador();
  for await (const pedaco of contados(fonte, { nome, maxBytes, conta })) void pedaco;
  return recebido();
};

/**
 * Stores a file's bytes in compressed pieces in the database, for all servers. A cut file leaves nothing.
 * Pieces have a private name until the file is complete, because the same file may arrive twice at once.
 * Throws Failure 409 and 413.
 */
export const guardaArquivo = async (
  db: Db,
  { entrega, nome }: Lugar,
  { fonte, maxBytes, em }: { fonte: AsyncIterable<Uint8Array>; maxBytes: number; em: string },
): Promise<Recebido> => {
  await tx(db, async (trx) => {
    await prendeAberta(trx, entrega);
    await apagaArquivo(trx, { entrega, nome });
  });
  const aCaminho = `${nome}#${randomUUID()}`;
  const { conta, recebido } = contador();
  let ordem = 0;
  try {
    for await (const pedaco of contados(fonte, { nome, maxBytes, conta })) {
      ordem += 1;
      const dados = await comprime(pedaco, { level: 1 });
      await sql`insert into carga_pedaco (entrega_id, nome, ordem, dados) values (${entrega}, ${aCaminho}, ${ordem}, ${dados})`.execute(
        db,
      );
    }
    const { bytes, sha256 } = recebido();
    await tx(db, async (trx) => {
      await prendeAberta(trx, entrega);
      // The same file may arrive twice at once: one waits for the other.
      await sql`select pg_advisory_xact_lock(hashtext(${`vidas.carga.arquivo ${entrega} ${nome}`}))`.execute(
        trx,
      );
      await apagaArquivo(trx, { entrega, nome });
      await sql`update carga_pedaco set nome = ${nome} where entrega_id = ${entrega} and nome = ${aCaminho}`.execute(
        trx,
      );
      await sql`insert into carga_arquivo (entrega_id, nome, bytes, sha256, recebido_em)
        values (${entrega}, ${nome}, ${bytes}, ${sha256}, ${em}::timestamp)`.execute(trx);
    });
    return { bytes, sha256 };
  } catch (error) {
    await apagaPedacos(db, entrega, aCaminho).catch(() => undefined);
    throw error;
  }
};

/** Opens a stored file; one piece of it is in memory. */
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
