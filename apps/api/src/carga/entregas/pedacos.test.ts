// @module-tag embedded
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { abreEntrega, marcaPronta } from './entregas.sql.ts';
import { abreArquivo, guardaArquivo } from './pedacos.sql.ts';

let open: TestDatabase;
const em = '2026-11-26T09:00:00';
const lugar = { entrega: '1', nome: 'planos' };
const UM_MB = 1024 * 1024;

beforeAll(async () => {
  open = await openTestDatabase();
  await abreEntrega(open.db, '1', { login: 'USU_TI', via: 'TELA', em });
});
afterAll(() => open.close());

/** Two pieces of one letter; `meanwhile` runs between them. */
const dois = async function* (letra: string, meanwhile = async (): Promise<unknown> => undefined) {
  yield Buffer.alloc(UM_MB, letra);
  await meanwhile();
  yield Buffer.alloc(UM_MB, letra);
};
const guarda = (fonte: AsyncIterable<Uint8Array>) =>
  guardaArquivo(open.db, lugar, { fonte, maxBytes: 1e9, em });
const lido = async (): Promise<string> => {
  const hash = createHash('sha256');
  for await (const pedaco of abreArquivo(open.db, lugar)()) hash.update(pedaco);
  return hash.digest('hex');
};

it('a file that is sent twice at the same time is the one that ended last, whole (CAR-21)', async () => {
  const recebido = await guarda(dois('a', () => guarda(dois('b'))));
  const { rows } = await sql`select bytes::int as bytes, sha256 from carga_arquivo`.execute(open.db);
  expect(rows).toEqual([recebido]);
  expect(await lido()).toBe(recebido.sha256);
});

it('a file is kept and read again byte by byte, and one that was cut off is not there', async () => {
  const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 251));
  const inteira = async function* () {
    yield bytes.subarray(0, 2_000_000);
    yield bytes.subarray(2_000_000);
  };
  const cortada = async function* () {
    yield bytes;
    throw new Error('cut');
  };
  await guarda(inteira());
  expect(await lido()).toBe(createHash('sha256').update(bytes).digest('hex'));
  await expect(guarda(cortada())).rejects.toThrow('cut');
  const { rows } = await sql`select nome from carga_arquivo union all select nome from carga_pedaco`.execute(
    open.db,
  );
  expect(rows).toEqual([]);
});

it('a file that ends after its delivery was closed is not there, nor any piece of it', async () => {
  const tarde = guarda(dois('c', () => marcaPronta(open.db, '1', { manifesto: undefined, em })));
  await expect(tarde).rejects.toThrow('não recebe mais arquivos');
  const { rows } = await sql`select nome from carga_pedaco union all select nome from carga_arquivo`.execute(
    open.db,
  );
  expect(rows).toEqual([]);
});
