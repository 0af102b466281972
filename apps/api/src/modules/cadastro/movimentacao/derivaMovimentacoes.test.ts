// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tx } from '../../../db/tx.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { type BondFixture, writeRegister } from '../fixtures/register.ts';
import { derivaMovimentacoes } from './derivaMovimentacoes.sql.ts';

let open: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  open = await openTestDatabase();
});

beforeEach(() =>
  emptyTables(open.db, [
    'municipio',
    'plano',
    'vendedor',
    'empresa',
    'congenere',
    'motivo_cancelamento',
    'pessoa',
  ]),
);

afterAll(() => open.close());

const client = (matricula: string, given: Partial<BondFixture> = {}): BondFixture => ({
  matricula: `000000${matricula}`,
  congenere_codigo: '7',
  ativado_em: '2026-11-03',
  ...given,
});

const load = async (...bonds: BondFixture[]): Promise<void> => {
  await writeRegister(open.db, bonds);
  await open.db
    .insertInto('congenere')
    .values([
      { codigo: '8', nome: 'Planalto', registro_ans: '654321', ativa: true },
      { codigo: '9', nome: 'Antiga', registro_ans: '654322', ativa: false },
    ])
    .execute();
};

const deriva = (day = '2026-11-21', desde: string | null = null) =>
  tx(open.db, (trx) => derivaMovimentacoes(trx, { momento: `${day}T10:00:00`, desde }));

/** Every movement in short, in order of writing. */
const movements = async (): Promise<string[]> =>
  (
    await open.db
      .selectFrom('movimentacao_congenere')
      .select(['matricula', 'congenere_codigo', 'operacao', 'ocorrida_em'])
      .orderBy('id')
      .execute()
  ).map((m) => `${m.matricula.slice(-4)} ${m.congenere_codigo} ${m.operacao} ${m.ocorrida_em}`);

const change = (matricula: string, values: object) =>
  open.db
    .updateTable('beneficiario')
    .set({ atualizado_em: '2026-11-25', ...values })
    .where('matricula', '=', `000000${matricula}`)
    .execute();

const cancel = (matricula: string, day: string | null) =>
  change(matricula, { cancelado_em: day, motivo_cancelamento_codigo: day === null ? null : '3' });

test('an activation is told on its day and a cancellation on its own, once each (CAD-25)', async () => {
  await load(
    client('0001'),
    client('0002', { ativado_em: '2026-11-01', cancelado_em: '2026-11-15' }),
    client('0003', { ativado_em: null }),
    client('0004', { ativado_em: '2026-11-22' }),
    client('0005', { congenere_codigo: null }),
    client('0006', { cancelado_em: '2026-11-30' }),
  );
  expect(await deriva()).toBe(4);
  const first = [
    '0002 7 INCLUSÃO 2026-11-01',
    '0001 7 INCLUSÃO 2026-11-03',
    '0006 7 INCLUSÃO 2026-11-03',
    '0002 7 EXCLUSÃO 2026-11-15',
  ];
  expect(await movements()).toEqual(first);
  expect(await deriva()).toBe(0);
  expect(await deriva('2026-11-30')).toBe(2);
  expect(await movements()).toEqual([...first, '0004 7 INCLUSÃO 2026-11-22', '0006 7 EXCLUSÃO 2026-11-30']);
});

test('a client whose data changed is an ALTERAÇÃO on the day of the change, another one is not', async () => {
  await load(client('0001'), client('0002'));
  await deriva();
  await open.db.updateTable('pessoa').set({ nome: 'Rui Leal' }).where('id', '=', 'p0000000001').execute();
  await change('0001', {});
  await change('0002', { vendedor_codigo: null });
  expect(await deriva('2026-11-27')).toBe(1);
  expect((await movements()).at(-1)).toBe('0001 7 ALTERAÇÃO 2026-11-25');
  expect(await deriva('2026-11-28')).toBe(0);
});

test('a second change of one day is told on the next one when the first was exported, and with it when not', async () => {
  await load(client('0001'), client('0002'));
  await deriva();
  const rename = async (matricula: string, nome: string) => {
    await open.db.updateTable('pessoa').set({ nome }).where('id', '=', `p000000${matricula}`).execute();
    await change(matricula, {});
  };
  await rename('0001', 'Rui Leal');
  await rename('0002', 'Zélia Leal');
  expect(await deriva('2026-11-25')).toBe(2);
  await open.db
    .updateTable('movimentacao_congenere')
    .set({ enviada_em: '2026-11-25T11:00:00' })
    .where('matricula', '=', '0000000001')
    .execute();
  await rename('0001', 'Rui Lea');
  await rename('0002', 'Zélia Lea');
  expect(await deriva('2026-11-25')).toBe(0);
  expect(await deriva('2026-11-26')).toBe(1);
  expect((await movements()).at(-1)).toBe('0001 7 ALTERAÇÃO 2026-11-26');
  expect(await deriva('2026-11-27')).toBe(0);
});

test('a client that moves to another insurer leaves the one and joins the other; one that leaves for the operator only leaves', async () => {
  await load(client('0001'), client('0002'), client('0003'));
  await deriva();
  await change('0001', { congenere_codigo: '8' });
  await change('0002', { congenere_codigo: null });
  await change('0003', { congenere_codigo: '9' });
  expect(await deriva('2026-11-27')).toBe(4);
  expect((await movements()).slice(3)).toEqual([
    '0001 7 EXCLUSÃO 2026-11-25',
    '0001 8 INCLUSÃO 2026-11-25',
    '0002 7 EXCLUSÃO 2026-11-25',
    '0003 7 EXCLUSÃO 2026-11-25',
  ]);
  expect(await deriva('2026-11-28')).toBe(0);
  await change('0002', { congenere_codigo: '7' });
  expect(await deriva('2026-11-28')).toBe(1);
});

test('a client that is active again is included again, from the day on which it had left', async () => {
  await load(client('0001'));
  await deriva();
  await cancel('0001', '2026-11-20');
  expect(await deriva('2026-11-25')).toBe(1);
  await cancel('0001', null);
  expect(await deriva('2026-11-26')).toBe(1);
  expect((await movements()).slice(1)).toEqual(['0001 7 EXCLUSÃO 2026-11-20', '0001 7 INCLUSÃO 2026-11-20']);
  expect(await deriva('2026-11-26')).toBe(0);
});

test('on the first day clients of before count as known, and only what happens later is told', async () => {
  await load(
    client('0001', { ativado_em: '2019-08-01' }),
    client('0002', { ativado_em: '2019-08-01', cancelado_em: '2024-05-01' }),
    client('0003', { ativado_em: '2019-08-01', cancelado_em: '2026-11-20' }),
    client('0004', { ativado_em: '2026-11-20' }),
  );
  expect(await deriva('2026-11-21', '2026-11-20')).toBe(2);
  expect(await movements()).toEqual(['0003 7 EXCLUSÃO 2026-11-20', '0004 7 INCLUSÃO 2026-11-20']);
  await cancel('0001', '2026-11-26');
  await cancel('0002', null);
  expect(await deriva('2026-11-27', '2026-11-20')).toBe(2);
  expect((await movements()).slice(2)).toEqual(['0002 7 INCLUSÃO 2026-11-25', '0001 7 EXCLUSÃO 2026-11-26']);
});

test('what stands there already is not told again, also when it was brought beside the derivation', async () => {
  await load(client('0001'), client('0002'), client('0003', { cancelado_em: '2026-11-15' }));
  const brought = (matricula: string, operacao: 'INCLUSÃO' | 'ALTERAÇÃO' | 'EXCLUSÃO', day: string) =>
    open.db
      .insertInto('movimentacao_congenere')
      .values({
        matricula: `000000${matricula}`,
        congenere_codigo: '7',
        operacao,
        ocorrida_em: day,
        enviada_em: null,
      })
      .execute();
  await brought('0001', 'INCLUSÃO', '2026-11-05');
  await brought('0002', 'ALTERAÇÃO', '2026-11-06');
  await brought('0003', 'EXCLUSÃO', '2026-11-15');
  expect(await deriva()).toBe(0);
  await cancel('0001', '2026-11-24');
  await brought('0001', 'EXCLUSÃO', '2026-11-24');
  expect(await deriva('2026-11-25')).toBe(0);
});

test('two derivations at the same time tell each movement once', async () => {
  await load(client('0001'), client('0002'));
  const counts = await Promise.all([deriva(), deriva(), deriva()]);
  expect(counts.toSorted()).toEqual([0, 0, 2]);
  expect(await movements()).toHaveLength(2);
});
