// @module-tag embedded
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { lookedRows } from '../../../test/lookedRows.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { writeRegister } from '../fixtures/register.ts';
import { baixaMovimentos, findFimDaPorcao, marcacao } from './baixaEnvio.sql.ts';
import { findRecusados, writeCcosIncluidos } from './cco.sql.ts';

const LIVES = 400;
const matriculas = Array.from({ length: LIVES }, (_, index) => String(index + 1).padStart(10, '0'));
/** The return does not name the first one. */
const incluidos = matriculas.filter((_, index) => index % 2 === 0 && index > 0);
const rejeitados = matriculas.filter((_, index) => index % 2 === 1);

let open: OpenDatabase;

beforeEach(async () => {
  open = await openTestDatabase();
  await writeRegister(
    open.db,
    matriculas.map((matricula) => ({ matricula })),
  );
  // Makes the planner take the tables of files and returns for empty.
  await sql`analyze`.execute(open.db);
});

afterEach(() => open.close());

/** A file that includes everybody, and a return with an error per `rejeitados`; `dia` separates several of them. */
const writeAnswered = async (trx: Trx, dia = '20261101'): Promise<{ envioId: number; retornoId: number }> => {
  const nomeEnvio = `999999${dia}000000.SBX`;
  const envio = await trx
    .insertInto('sib_envio')
    .values({
      pedido: dia,
      nome_arquivo: nomeEnvio,
      competencia: '2026-10',
      situacao: 'GERADO',
      quantidade: LIVES,
      hash: '0'.repeat(32),
      conteudo: Buffer.alloc(0),
      login: 'USU_A',
      gerado_em: '2026-11-01T00:00:00',
      aceitos: null,
      rejeitados: null,
      retorno_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into sib_envio_registro (envio_id, ordem, matricula, tipo, dados)
    select ${envio.id}::int, ordem, matricula, 'INCLUSÃO', '{}'
    from json_array_elements_text(${JSON.stringify(matriculas)}::json) with ordinality as x (matricula, ordem)`.execute(
    trx,
  );
  const retorno = await trx
    .insertInto('sib_retorno')
    .values({
      sha256: dia.padEnd(64, '0'),
      nome_arquivo: 'a.RPX',
      nome_envio: nomeEnvio,
      original_id: null,
      registro_ans: '999999',
      sequencial_transacao: '1',
      motivo_rejeicao: null,
      problema: '',
      login: 'USU_A',
      importado_em: '2026-11-05T00:00:00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into sib_retorno_erro (retorno_id, matricula, codigo_beneficiario, movimento, campo)
    select ${retorno.id}::int, matricula, matricula, 'INCLUSÃO', 'CPF'
    from json_array_elements_text(${JSON.stringify(rejeitados)}::json) as x (matricula)`.execute(trx);
  await sql`insert into sib_retorno_incluido (retorno_id, ordem, codigo, matricula, cco)
    select ${retorno.id}::int, ordem, matricula, matricula, lpad(matricula, 12, '0')
    from json_array_elements_text(${JSON.stringify(incluidos)}::json) with ordinality as x (matricula, ordem)`.execute(
    trx,
  );
  return { envioId: envio.id, retornoId: retorno.id };
};

/** The previous month; the statistics know it and nothing later. */
const writeMonthBefore = async (): Promise<void> => {
  await tx(open.db, (trx) => writeAnswered(trx, '20261001'));
  await open.db.updateTable('sib_envio').set({ situacao: 'DESCARTADO' }).execute();
  await sql`analyze`.execute(open.db);
};

test.each([
  ['of the first return', async () => undefined],
  ['of the next one', writeMonthBefore],
])(
  'each movement of a portion is judged without looking through all that the return says: %s',
  async (_, before) => {
    await before();
    const rows = await tx(open.db, async (trx) => {
      const { envioId, retornoId } = await writeAnswered(trx);
      await byIndexes(trx);
      const ate = await findFimDaPorcao(trx, { envioId, depois: '' }, 100);
      return lookedRows(trx, marcacao({ envioId, depois: '', ate }, { retornoId, donoId: retornoId }));
    });
    // A quadratic plan would read 100 × 200 rows for the errors alone.
    expect(rows).toBeLessThan(100 * 30);
  },
);

test.each([
  ['of the first return', async () => undefined],
  ['of the next one', writeMonthBefore],
])(
  'of each CCO that is not written the reason is noted without looking through all of them: %s',
  async (_, before) => {
    await before();
    await open.db
      .updateTable('beneficiario')
      .set({ cco: sql`lpad(matricula, 12, '9')` })
      .execute();
    const { fetched, refused } = await tx(open.db, async (trx) => {
      const { retornoId } = await writeAnswered(trx);
      const read = async (): Promise<number> => {
        const { rows } = await sql<{ fetched: number }>`select (idx_tup_fetch + seq_tup_read)::int as fetched
        from pg_stat_xact_user_tables where relname = 'sib_retorno_incluido'`.execute(trx);
        return rows[0]?.fetched ?? 0;
      };
      await byIndexes(trx);
      const already = await read();
      await writeCcosIncluidos(trx, { retornoId, de: 0, ate: LIVES }, '2026-11-05');
      return { fetched: (await read()) - already, refused: await findRecusados(trx, retornoId) };
    });
    expect(refused).toMatchObject(
      Array.from(refused, () => ({ motivo: 'OUTRO CCO', total: incluidos.length })),
    );
    expect(refused).not.toEqual([]);
    // A quadratic plan would fetch 199 × 199 rows.
    expect(fetched).toBeLessThan(incluidos.length * 10);
  },
);

test('the movements of a return are accepted and rejected one by one, portion by portion', async () => {
  const portions = await tx(open.db, async (trx) => {
    const { envioId, retornoId } = await writeAnswered(trx);
    await byIndexes(trx);
    const respondido = { retornoId, donoId: retornoId };
    const ate = await findFimDaPorcao(trx, { envioId, depois: '' }, 100);
    expect([ate, await findFimDaPorcao(trx, { envioId, depois: ate ?? '' }, 301)]).toEqual([
      matriculas[99],
      undefined,
    ]);
    return [
      await baixaMovimentos(trx, { envioId, depois: '', ate }, respondido),
      await baixaMovimentos(trx, { envioId, depois: ate ?? '', ate: undefined }, respondido),
    ];
  });
  expect(portions).toEqual([
    { aceitos: 49, rejeitados: 51, semResposta: 1 },
    { aceitos: 150, rejeitados: 150, semResposta: 0 },
  ]);
  const known = await open.db.selectFrom('sib_estado').select('matricula').execute();
  expect(known).toHaveLength(199);
});
