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

const LIVES = 400;
const matriculas = Array.from({ length: LIVES }, (_, index) => String(index + 1).padStart(10, '0'));
/** The first of them is not named by the return. */
const incluidos = matriculas.filter((_, index) => index % 2 === 0 && index > 0);
const rejeitados = matriculas.filter((_, index) => index % 2 === 1);

let open: OpenDatabase;

beforeEach(async () => {
  open = await openTestDatabase();
  await writeRegister(
    open.db,
    matriculas.map((matricula) => ({ matricula })),
  );
  // The planner takes the tables of files and returns for empty.
  await sql`analyze`.execute(open.db);
});

afterEach(() => open.close());

/** A file that includes everybody, and a return with an error for each of `rejeitados`. */
const writeAnswered = async (trx: Trx): Promise<{ envioId: number; retornoId: number }> => {
  const envio = await trx
    .insertInto('sib_envio')
    .values({
      pedido: 'um',
      nome_arquivo: '99999920261101000000.SBX',
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
      sha256: '0'.repeat(64),
      nome_arquivo: 'a.RPX',
      nome_envio: '99999920261101000000.SBX',
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

test('each movement of a portion is judged without looking through all that the return says', async () => {
  const rows = await tx(open.db, async (trx) => {
    const { envioId, retornoId } = await writeAnswered(trx);
    await byIndexes(trx);
    const ate = await findFimDaPorcao(trx, { envioId, depois: '' }, 100);
    return lookedRows(trx, marcacao({ envioId, depois: '', ate }, { retornoId, donoId: retornoId }));
  });
  // In the square it would be 100 × 200 for the errors alone.
  expect(rows).toBeLessThan(100 * 30);
});

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
