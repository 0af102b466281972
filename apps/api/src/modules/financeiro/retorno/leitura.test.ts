// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeTitular, writeTitulos } from './fixtures/titulos.ts';
import { findAlvos, findVezes } from './leitura.sql.ts';

/** Fewer lines do not mislead either planner. */
const LINHAS = 24_000;
const PORCAO = 50;

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeTitular(t.db);
  await writeTitulos(t.db, LINHAS);
  // Statistics now show the tables of bank files as empty.
  await sql`analyze`.execute(t.db);
});
afterAll(() => t.close());

const aberto = {
  pago_em: null,
  valor_pago_cents: null,
  juros_cents: 0,
  upload_banco_id: null,
  dias_validos: 30,
};
const pago = { ...aberto, pago_em: '2026-11-10', valor_pago_cents: 30_000, upload_banco_id: 1 };

/** A running file that has paid every title, unknown to the statistics. */
const writeArquivo = async (db: Db): Promise<number> => {
  const { id } = await db
    .insertInto('upload_banco')
    .values({
      nome: 'CBR643.RET',
      enviado_em: '2026-11-20T10:00:00',
      quantidade_boletos: 0,
      tamanho_bytes: 1,
      dias_validos: 30,
      sha256: '0'.repeat(64),
      situacao: 'EM ANDAMENTO',
      login: 'USU_A',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into retorno_linha (arquivo_id, linha, texto, nosso_numero, comando, natureza, valor_titulo_cents, tarifa_cents,
      recebido_cents, lancamento_cents, chave, k, fim, titulo_numero)
    select ${id}::int, n, repeat('7', 400), t.nosso_numero, '06', '01', 30000, 0, 30000, 30000, md5(n::text)::uuid, 1, 'LIQUIDADO', t.numero
    from generate_series(1, ${LINHAS}::int) n join titulo t on t.numero = 'T' || n`.execute(db);
  await sql`insert into retorno_efeito (arquivo_id, linha, titulo_numero, fatura_numero, principal_cents, recebido_cents, encargos_cents,
      credito_cents, antes, depois, fatura_antes, fatura_depois)
    select ${id}::int, n, 'T' || n, 'F' || n, 30000, 30000, 0, 0, ${JSON.stringify(aberto)}::jsonb, ${JSON.stringify(pago)}::jsonb, 'ABERTA', 'PAGA'
    from generate_series(1, ${LINHAS}::int) n`.execute(db);
  return id;
};

/** Rows of bank file tables and indexes read by this transaction so far. */
const lidas = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ lidas: number }>`
    select sum(pg_stat_get_xact_tuples_returned(c.oid))::int as lidas from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    where coalesce(i.indrelid, c.oid) in ('retorno_linha'::regclass, 'retorno_efeito'::regclass)`.execute(
    trx,
  );
  return rows[0]?.lidas ?? 0;
};

it('finds the lines and titles of a portion without reading for each what came of the file before', async () => {
  const arquivo = await writeArquivo(t.db);
  const linhas = await t.db
    .selectFrom('retorno_linha')
    .where('linha', '<=', PORCAO)
    .select(['chave', 'nosso_numero as nosso'])
    .execute();
  const lido = await tx(t.db, async (trx) => {
    await byIndexes(trx);
    const antes = await lidas(trx);
    const chaves = linhas.map(({ chave }) => chave);
    const nossos = linhas.map(({ nosso }) => nosso ?? '');
    expect((await findVezes(trx, arquivo, chaves)).size).toBe(PORCAO);
    const titulos = [...(await findAlvos(trx, arquivo, nossos)).titulos.values()];
    expect(titulos.map(({ fatura }) => fatura.pagamentos.length)).toEqual(titulos.map(() => 1));
    expect(titulos).toHaveLength(PORCAO);
    return (await lidas(trx)) - antes;
  });
  // A quadratic plan would read 50 × 24,000 rows.
  expect(lido).toBeLessThan(PORCAO * 20);
});
