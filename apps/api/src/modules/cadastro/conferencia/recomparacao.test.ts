// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { steadyPace } from '../../../db/pace.ts';
import { tx } from '../../../db/tx.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { findPairs, momento, writeCollidingRecords } from '../fixtures/conferencia.ts';
import { findEmVigor } from './arquivos.sql.ts';
import type { PontoDaComparacao } from './comparaAosPoucos.sql.ts';
import { comparaTudo, recalculaDiferencas } from './comparacao.sql.ts';
import { finishStaging, limpaComparacoes, putInForce } from './importacao.sql.ts';
import { paresNovosDe } from './pareamento.sql.ts';
import { type AndamentoDoUso, comparaArquivo } from './usaConferencia.ts';

const agora = new Date(momento);
const pace = steadyPace(200);
const staged = {
  registroAns: '999999',
  sequencial: '1',
  dataArquivo: null,
  isHashRight: true,
  quantidade: 1_300,
};

let open: OpenDatabase;
let id: number;
// Each test leaves the pairs of the file correct.
beforeAll(async () => {
  open = await openTestDatabase();
  id = await writeCollidingRecords(open.db);
  await finishStaging(open.db, id, staged);
  await tx(open.db, async (trx) => {
    await comparaTudo(trx, id, agora);
    await putInForce(trx, id, { login: 'USU_A', momento });
  });
});
afterAll(() => open.close());

const pairs = () => findPairs(open.db, id);
/** Pairs in use, by the transaction that wrote each. */
const writtenBy = async () =>
  (
    await sql<{ cco: string; by: string }>`select cco, xmin::text as by from conferencia_par
      where importacao_id = ${id} order by cco`.execute(open.db)
  ).rows;
const whole = async () => {
  await tx(open.db, (trx) => comparaTudo(trx, id, agora));
  return pairs();
};
/** Compares the file in force again and returns the function that ends it. */
const compara = async (andamento: AndamentoDoUso = {}) => {
  const arquivo = await findEmVigor(open.db);
  if (arquivo === undefined) throw new Error('no file in force');
  const termina = await comparaArquivo({ db: open.db, clock: () => agora }, arquivo, { pace, ...andamento });
  return () => tx(open.db, (trx) => termina(trx, agora));
};
/** Stands for pairs written under older rules. */
const falsify = (some: string) =>
  sql`update conferencia_par set matricula = null, tem_cco = false, campos = 0, outro_matricula = null
    where importacao_id = ${id} and ${sql.raw(some)}`.execute(open.db);

test.each([
  ['all', 'true'],
  ['some', `cco like '%7'`],
])('pairs that say something else are exchanged at the end, and not before: %s', async (_, some) => {
  const right = await pairs();
  await falsify(some);
  const wrong = await pairs();
  expect(wrong).not.toEqual(right);
  const termina = await compara();
  expect(await pairs()).toEqual(wrong);
  await termina();
  expect(await pairs()).toEqual(right);
});

test('pairs that say the same are not written again', async () => {
  const before = await writtenBy();
  await falsify(`cco = '000000000007'`);
  await (
    await compara()
  )();
  const after = await writtenBy();
  const others = (rows: typeof before) => rows.filter(({ cco }) => cco !== '000000000007');
  expect(others(after)).toEqual(others(before));
  expect(after).toHaveLength(before.length);
});

test('a bond that changes meanwhile is compared as it is at the end', async () => {
  await falsify(`cco like '%3'`);
  const termina = await compara();
  const changed = ['0000000001', '0000000002', '0000000700', '0000000800'];
  await tx(open.db, async (trx) => {
    await trx.updateTable('beneficiario').set({ cco: null }).where('matricula', 'in', changed).execute();
    await recalculaDiferencas(trx, changed);
  });
  await termina();
  const ended = await pairs();
  expect(ended).toEqual(await whole());
});

test.each([2, 5, 9])('one that stopped after step %i goes on from there', async (stops) => {
  const right = await pairs();
  await falsify('true');
  let said = 0;
  let ponto: PontoDaComparacao | null = null;
  const avanca: AndamentoDoUso['avanca'] = async (atual) => {
    said += 1;
    if (said === stops) throw new Error('dead');
    ponto = atual.ponto;
  };
  await expect(compara({ avanca })).rejects.toThrow('dead');
  await (
    await compara({ ponto })
  )();
  expect(await pairs()).toEqual(right);
});

test('the job is told to go on, or to stop, while what is to be exchanged is looked for', async () => {
  let last = 0;
  const avanca: AndamentoDoUso['avanca'] = async ({ ponto }) => {
    if (ponto.passo === 6 && (last += 1) === 2) throw new Error('cancelled');
  };
  await expect(compara({ avanca })).rejects.toThrow('cancelled');
});

test('new pairs that somebody cleared away meanwhile leave the file compared all the same', async () => {
  const right = await pairs();
  await falsify(`cco like '%5'`);
  const termina = await compara();
  await open.db.deleteFrom('conferencia_par').where('importacao_id', '=', paresNovosDe(id)).execute();
  await termina();
  expect(await pairs()).toEqual(right);
});

test('nothing is left of the new pairs, and those in use stay', async () => {
  const right = await pairs();
  await (
    await compara()
  )();
  expect(await findPairs(open.db, paresNovosDe(id))).toHaveLength(right.length);
  await limpaComparacoes(open.db);
  expect(await findPairs(open.db, paresNovosDe(id))).toEqual([]);
  expect(await pairs()).toEqual(right);
});
