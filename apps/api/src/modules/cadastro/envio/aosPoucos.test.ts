// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import { tx } from '../../../db/tx.ts';
import { sibMonth } from '../fixtures/sibCalls.ts';
import { geraSbx } from './geraSbx.ts';
import { movimentosAosPoucos } from './sbxMovimentos.sql.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

const corte = '2026-10-31';
const asked = { competencia: '2026-10', pedido: '00000000-0000-4000-8000-00000000000a', login: 'USU_clerk' };

const movimentos = async (pace: Pace) => {
  const portions: string[][] = [];
  for await (const some of movimentosAosPoucos(t.db, corte, { pace, momento: '2026-11-21T09:00:00' }))
    portions.push(some.map(({ matricula, tipo, campos }) => [matricula, tipo, ...campos].join(' ')));
  return portions;
};

/** A pace that runs `happens` once, after its first portion. */
const interrupted = (happens: () => Promise<unknown>): Pace & { portions: () => number } => {
  let portions = 0;
  return {
    ...steadyPace(1),
    portions: () => portions,
    tx: async (db, work) => {
      const result = await tx(db, work);
      portions += 1;
      if (portions === 1) await happens();
      return result;
    },
  };
};

test('read in portions the movements are the same, in the same order, and no family is divided', async () => {
  const whole = await movimentos(steadyPace(1_000));
  expect(whole).toHaveLength(1);
  expect(whole[0]?.length).toBeGreaterThan(5);
  const portions = await movimentos(steadyPace(1));
  expect(portions.flat()).toEqual(whole[0]);
  const family = portions.filter((some) => some.some((each) => each.startsWith('000000040')));
  expect(family).toEqual([['0000000401 INCLUSÃO', '0000000402 INCLUSÃO']]);
});

test('a file is made again when a return is applied while the register is read', async () => {
  const pace = interrupted(() =>
    sql`insert into sib_retorno (sha256, nome_arquivo, registro_ans, sequencial_transacao, problema, login, importado_em)
      values (${'b'.repeat(64)}, 'b.RPX', '999999', '1', '', 'USU_B', '2026-11-21T09:00:00')`.execute(t.db),
  );
  await geraSbx({ ...t.deps, pace }, asked);
  const families = (await movimentos(steadyPace(1))).length;
  expect(pace.portions()).toBe(2 * families);
  expect(await t.envios()).toHaveLength(1);
});

test('of two files made at the same time one counts, and the other request is told of it', async () => {
  const pace = interrupted(() => t.gera());
  await expect(geraSbx({ ...t.deps, pace }, asked)).rejects.toThrow('ainda aguarda o retorno da ANS');
  expect(await t.envios()).toHaveLength(1);
});

test('the same request made twice at the same time makes one file', async () => {
  const pace = interrupted(() => t.gera(asked.pedido));
  const { id } = await geraSbx({ ...t.deps, pace }, asked);
  expect((await t.envios()).map((envio) => Number(envio.id))).toEqual([id]);
});

test('a bond that changes behind the reader waits for the next file, one before it is in this one', async () => {
  const pace = interrupted(() =>
    t.db
      .updateTable('pessoa')
      .set({ nome_mae: 'Outra Mãe' })
      .where('id', 'in', ['p0000000101', 'p0000000301'])
      .execute(),
  );
  const envio = await geraSbx({ ...t.deps, pace }, asked);
  const told = await t.db
    .selectFrom('sib_envio_registro')
    .where('envio_id', '=', envio.id)
    .where(sql<boolean>`dados ->> 'nomeMae' = 'OUTRA MÃE'`)
    .select('matricula')
    .execute();
  expect(told).toEqual([{ matricula: '0000000301' }]);
});
