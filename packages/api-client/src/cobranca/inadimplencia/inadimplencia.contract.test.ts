import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { colunasCampanha } from '../campanha/campanha.contract.ts';
import { colunasMensageria, getRelatorioInadimplentes } from './inadimplencia.contract.ts';

const { params, query } = getRelatorioInadimplentes;

it.each([
  [{}, []],
  [{ codCidade: '0' }, []],
  [{ codCidade: '4104808' }, ['4104808']],
  [{ codCidade: ['4104808', '0', '4127700'] }, ['4104808', '4127700']],
])('the cities to leave out are read from %j', (wire, codCidade) => {
  expect(z.decode(query, wire)).toEqual({ codCidade });
});

it.each(['x', '', '41048080', '-1'])('a city that no code has is refused: %j (SER-48)', (code) => {
  expect(z.safeDecode(query, { codCidade: ['4104808', code] }).error?.issues[0]?.message).toBe(
    'o código da cidade tem de 1 a 7 algarismos',
  );
});

it('the cities to leave out are written repeated, or as 0', () => {
  expect(z.encode(query, { codCidade: [] })).toEqual({ codCidade: ['0'] });
  expect(z.encode(query, { codCidade: ['4104808', '4127700'] })).toEqual({
    codCidade: ['4104808', '4127700'],
  });
});

it('the day goes in the path with hyphens', () => {
  expect(z.encode(params, { date: '2026-11-30' })).toEqual({ date: '30-11-2026' });
});

it('the messaging file has the columns of a campaign in their order (MSG-10)', () => {
  expect(colunasMensageria).toEqual([...colunasCampanha]);
});
