// @module-tag embedded
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import { chanceOf } from '../../../demo/prng.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { beginImport, stageBatch } from './importacao.sql.ts';
import { findMudancas, type MudancasRow } from './mudancas.sql.ts';

interface Registro {
  cco: string;
  situacao: 'ATIVO' | 'INATIVO';
  nome: string | null;
}

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const cco = (number: number): string => String(number).padStart(12, '0');

const stage = async (registros: readonly Registro[]): Promise<number> => {
  const momento = '2026-11-21T12:00:00';
  const id = await beginImport(open.db, { nome: 'a.CNX', sha256: '0'.repeat(64), login: 'USU_A', momento });
  await stageBatch(
    open.db,
    id,
    JSON.stringify(registros.map((one, index) => ({ ...one, linha: index + 1 }))),
  );
  return id;
};

/** Definition of each number, record by record. */
const porExtenso = (novos: readonly Registro[], antigos: readonly Registro[]): MudancasRow => {
  const antes = new Map(antigos.map((one) => [one.cco, one]));
  const agora = new Set(novos.map((one) => one.cco));
  const pares = novos.flatMap((novo) => {
    const antigo = antes.get(novo.cco);
    return antigo ? [{ novo, antigo }] : [];
  });
  return {
    ativos: novos.filter(({ situacao }) => situacao === 'ATIVO').length,
    entram: novos.length - pares.length,
    saem: antigos.filter((one) => !agora.has(one.cco)).length,
    mudam: pares.filter(({ novo, antigo }) => novo.situacao !== antigo.situacao || novo.nome !== antigo.nome)
      .length,
    situacao: pares.filter(({ novo, antigo }) => novo.situacao !== antigo.situacao).length,
  };
};

const chance = chanceOf('mudancas');
const registros = (from: number, to: number, share: number): Registro[] =>
  Array.from({ length: to - from }, (_, index) => ({
    cco: cco(from + index),
    situacao: chance.is(0.8) ? ('ATIVO' as const) : ('INATIVO' as const),
    nome: chance.pick(['ANA', 'JOSÉ', null]),
  })).filter(() => chance.is(share));

describe('what a file would change', () => {
  const cases: [string, Registro[], Registro[]][] = [
    ['much in common', registros(0, 120, 0.9), registros(0, 120, 0.9)],
    ['all of the other after it', registros(0, 40, 1), registros(40, 120, 1)],
    ['all of the other before it', registros(40, 120, 1), registros(0, 40, 1)],
    ['much smaller', registros(0, 120, 0.05), registros(0, 120, 1)],
    ['nothing in it', [], registros(0, 30, 1)],
    ['the other empty', registros(0, 30, 1), []],
    ['both empty', [], []],
  ];
  test.each(cases)('is the same in portions of any size: %s', async (_name, novos, antigos) => {
    const [id, com] = [await stage(novos), await stage(antigos)];
    // A second file that must not be counted.
    await stage(registros(0, 50, 1));
    const expected = porExtenso(novos, antigos);
    for (const size of [1, 2, 3, 7, 1_000])
      expect(await findMudancas(open.db, { id, com }, steadyPace(size)), String(size)).toEqual(expected);
  });

  test('is all new where no file is in force', async () => {
    const novos = registros(0, 30, 1);
    const id = await stage(novos);
    expect(await findMudancas(open.db, { id, com: null }, steadyPace(2))).toEqual(porExtenso(novos, []));
  });

  test('is read in small transactions, after each of which the others have their turn', async () => {
    const [id, com] = [await stage(registros(0, 100, 1)), await stage(registros(50, 150, 1))];
    const plain = steadyPace(2);
    let transactions = 0;
    const counting: Pace = { ...plain, tx: (db, work) => ((transactions += 1), plain.tx(db, work)) };
    await findMudancas(open.db, { id, com }, counting);
    expect(transactions).toBe(16);
  });
});
