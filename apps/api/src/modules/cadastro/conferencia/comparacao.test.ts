// @module-tag embedded
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { steadyPace } from '../../../db/pace.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { lookedRows } from '../../../test/lookedRows.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import { comparaAosPoucos, type PontoDaComparacao, terminaComparacao } from './comparaAosPoucos.sql.ts';
import { comparaTudo, recalculaDiferencas } from './comparacao.sql.ts';
import { findPairs, momento, stageRecords, writeCollidingRecords } from '../fixtures/conferencia.ts';
import { writeRegister } from '../fixtures/register.ts';
import { passosDoPareamento } from './pareamento.sql.ts';
import { adotaEstado } from '../envio/sbxEstado.sql.ts';

const LIVES = 300;
const numbers = Array.from({ length: LIVES }, (_, index) => String(index + 1));

let open: OpenDatabase;

beforeEach(async () => {
  open = await openTestDatabase();
});

afterEach(() => open.close());

/** Sequential scans of these tables in a transaction, while the planner takes tables that it fills for empty. */
const wholeReads = async (tables: readonly string[], work: (trx: Trx) => Promise<void>): Promise<number> => {
  await sql`analyze`.execute(open.db);
  return tx(open.db, async (trx) => {
    await work(trx);
    const { rows } = await sql<{ reads: string }>`
      select sum(seq_scan) as reads from pg_stat_xact_user_tables where relname = any(${tables})`.execute(
      trx,
    );
    return Number(rows[0]?.reads);
  });
};

const paired = async (): Promise<number> =>
  (await open.db.selectFrom('conferencia_par').select('cco').execute()).length;

const stage = (records: Parameters<typeof stageRecords>[1]) => stageRecords(open.db, records);
const writeColliding = () => writeCollidingRecords(open.db);
const pairs = (id: number) => findPairs(open.db, id);
const agora = new Date(momento);

test.each([
  ['kept by name', { keptMost: 20_000 }],
  ['too many to be kept', { keptMost: 100 }],
])(
  'a file compared in portions has the pairs of one compared at once: unpaired records %s',
  async (_, como) => {
    const id = await writeColliding();
    await tx(open.db, (trx) => comparaTudo(trx, id, agora));
    const atOnce = await pairs(id);
    const of = (test: (pair: (typeof atOnce)[number]) => boolean) => atOnce.filter(test).length;
    // Every step of the pairing has pairs to make.
    expect(of(({ tem_cco }) => tem_cco)).toBeGreaterThan(50);
    expect(of(({ tem_cco, matricula }) => !tem_cco && matricula !== null)).toBeGreaterThan(50);
    expect(
      of(({ matricula, outro_matricula }) => matricula === null && outro_matricula !== null),
    ).toBeGreaterThan(50);
    expect(
      of(({ matricula, outro_matricula }) => matricula === null && outro_matricula === null),
    ).toBeGreaterThan(50);

    const hoje = await comparaAosPoucos(open.db, id, agora, como);
    await tx(open.db, (trx) => terminaComparacao(trx, { importacaoId: id, hoje, agora }));
    expect(await pairs(id)).toEqual(atOnce);
  },
);

test.each([
  ['in its first step, after a transaction that nobody heard of', 2, 20_000],
  ['between two steps', 4, 20_000],
  ['in its last steps, over too many records to be kept', 6, 100],
])(
  'a comparison that stopped %s goes on from there with the same pairs (TAR-5)',
  async (_, stops, keptMost) => {
    const id = await writeColliding();
    await tx(open.db, (trx) => comparaTudo(trx, id, agora));
    const atOnce = await pairs(id);
    let said = 0;
    let ponto: PontoDaComparacao | null = null;
    const stop = async (atual: PontoDaComparacao): Promise<void> => {
      said += 1;
      if (said === stops) throw new Error('dead');
      ponto = atual;
    };
    await expect(comparaAosPoucos(open.db, id, agora, { avanca: stop, keptMost })).rejects.toThrow('dead');
    const seen: PontoDaComparacao[] = [];
    const avanca = async (atual: PontoDaComparacao): Promise<void> => void seen.push(atual);
    const hoje = await comparaAosPoucos(open.db, id, agora, { ponto, avanca, keptMost });
    await tx(open.db, (trx) => terminaComparacao(trx, { importacaoId: id, hoje, agora }));
    expect(await pairs(id)).toEqual(atOnce);
    expect(seen.at(-1)).toMatchObject({ passo: 6 });
  },
);

test('portions of which every record, some or none has its pair by CCO are paired alike', async () => {
  const known = ['1', '2', '3'];
  const padded = (number: string) => number.padStart(12, '0');
  await writeRegister(
    open.db,
    known.map((number) => ({ matricula: number.padStart(10, '0'), cco: padded(number) })),
  );
  const id = await stage([...known, '4', '5', '6', '7'].map((number) => ({ cco: padded(number) })));
  await tx(open.db, (trx) => comparaTudo(trx, id, agora));
  const atOnce = await pairs(id);
  const hoje = await comparaAosPoucos(open.db, id, agora, { pace: steadyPace(2) });
  await tx(open.db, (trx) => terminaComparacao(trx, { importacaoId: id, hoje, agora }));
  expect(atOnce).toHaveLength(7);
  expect(await pairs(id)).toEqual(atOnce);
});

test('what no bond can be paired with is written in the first step, and no other looks at it', async () => {
  const id = await stage(
    numbers.map((number) => ({
      cco: number.padStart(12, '0'),
      codigoBeneficiario: number,
      cpf: number.padStart(11, '0'),
      dataNascimento: '1980-01-10',
    })),
  );
  const seen: PontoDaComparacao[] = [];
  await comparaAosPoucos(open.db, id, agora, {
    pace: steadyPace(100),
    avanca: async (ponto) => void seen.push(ponto),
  });
  expect(seen.map(({ passo }) => passo)).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6]);
  expect(await paired()).toBe(LIVES);
});

test('a bond that changes while a file is compared is compared again before the file is in force', async () => {
  const id = await writeColliding();
  const hoje = await comparaAosPoucos(open.db, id, agora);
  const before = await pairs(id);
  const changed = ['0000000001', '0000000002', '0000000700', '0000000800'];
  await tx(open.db, async (trx) => {
    await trx.updateTable('beneficiario').set({ cco: null }).where('matricula', 'in', changed).execute();
    await trx
      .updateTable('beneficiario')
      .set({ cco: '000000001300' })
      .where('matricula', '=', '0000000700')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('beneficiario as b').select('b.cco').where('b.cco', '=', '000000001300'))),
      )
      .execute();
    await recalculaDiferencas(trx, changed);
  });
  await tx(open.db, (trx) => terminaComparacao(trx, { importacaoId: id, hoje, agora }));
  const ended = await pairs(id);
  expect(ended).not.toEqual(before);
  await tx(open.db, (trx) => comparaTudo(trx, id, agora));
  expect(ended).toEqual(await pairs(id));
});

test('a portion is paired without reading the register or the pairs whole, or once more for each record', async () => {
  const id = await writeColliding();
  let rows = 0;
  const reads = await wholeReads(['beneficiario', 'pessoa', 'conferencia_par'], async (trx) => {
    await byIndexes(trx);
    for (const { escreve } of passosDoPareamento(id, '2026-11-21'))
      rows += await lookedRows(trx, escreve(sql<boolean>`c.importacao_id = ${id}`));
  });
  expect(reads).toBe(0);
  // 1,300 records in six steps; a quadratic plan would read 1,300 × 800 rows.
  expect(rows).toBeLessThan(1_300 * 6 * 10);
});

test('a file that came after the statistics is paired without reading its pairs once more for each record', async () => {
  const first = await writeColliding();
  await tx(open.db, (trx) => comparaTudo(trx, first, agora));
  await sql`analyze`.execute(open.db);
  // A few hundred records remain for the later steps, like in a real month.
  const known = await pairs(first);
  const next = await stage(
    known.map(({ cco }, index) => ({ cco, ...(index % 4 === 0 ? { cpf: '00000000001' } : {}) })),
  );
  const [primeiro, ...depois] = passosDoPareamento(next, '2026-11-21');
  const all = sql<boolean>`c.importacao_id = ${next}`;
  const rows = await tx(open.db, async (trx) => {
    await byIndexes(trx);
    await primeiro.escreve(all).execute(trx);
    let looked = 0;
    for (const { escreve } of depois) looked += await lookedRows(trx, escreve(all));
    return looked;
  });
  expect(rows).toBeLessThan(1_300 * 5 * 10);
});

test('the first file of an empty register is compared without reading what is written for each record', async () => {
  const id = await stage(numbers.map((number) => ({ cco: number.padStart(12, '0') })));
  const reads = await wholeReads(['conferencia_par'], (trx) => comparaTudo(trx, id, new Date(momento)));
  expect(await paired()).toBe(LIVES);
  expect(reads).toBeLessThan(10);
});

test('a register is taken as known to ANS without reading what is written for each bond', async () => {
  await writeRegister(
    open.db,
    numbers.map((number) => ({ matricula: number.padStart(10, '0'), cco: number.padStart(12, '0') })),
  );
  const reads = await wholeReads(['sib_estado'], (trx) => adotaEstado(trx, momento));
  const known = await open.db.selectFrom('sib_estado').select('matricula').execute();
  expect(known).toHaveLength(LIVES);
  expect(reads).toBeLessThan(10);
});
