import type { WrittenFilter } from './query.types.ts';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { describeFilter } from './describe.ts';
import {
  filtersInForce,
  filtersOfTexts,
  isVoid,
  readFilter,
  readFilters,
  writtenFilters,
} from './filterState.ts';

interface Linha {
  readonly nome: string;
  readonly plano: string;
  readonly valorCents: number;
  readonly obs: string;
}
const { field } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
const plano = field('plano', { header: 'Plano', filter: { kind: 'exact' } });
const valor = field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'range' } });
const obs = field('obs', { header: 'Observação' });
const columns = [nome, plano, valor, obs];
const typed = (text: string): WrittenFilter => ({ kind: 'typed', text });
const exact = (...values: string[]): WrittenFilter => ({ kind: 'exact', values });

describe('a filter is void', () => {
  it.each([
    [nome, typed(''), true],
    [nome, typed(' ! '), true],
    [nome, typed('a'), false],
    [nome, typed('vazio'), false],
    [plano, exact(), true],
    [plano, exact(''), false],
    [valor, typed('>'), true],
    [valor, typed('abc'), true],
    [valor, typed('>0'), false],
    [obs, typed('a'), true],
  ])('$header with %j: %j', (column, filter, expected) => {
    expect(isVoid(readFilter(column, filter))).toBe(expected);
  });
});

describe('the filters in force', () => {
  it('stand in the order of the report, without those that keep nothing out', () => {
    const filters = readFilters(columns, {
      gone: typed('x'),
      valorCents: typed('>10'),
      plano: exact(),
      nome: typed('a'),
    });
    expect(filtersInForce(columns, filters)).toEqual([
      { column: nome, filter: filters.nome },
      { column: valor, filter: filters.valorCents },
    ]);
  });
});

describe('a filter that cannot be understood', () => {
  it('has a problem and asks nothing', () => {
    expect(readFilter(valor, typed('abc'))).toMatchObject({
      query: null,
      problem: expect.stringContaining('abc') as string,
    });
    expect(readFilter(valor, typed('>'))).not.toHaveProperty('problem');
    expect(readFilter(valor, exact('abc'))).toEqual(exact('abc'));
    expect(readFilter(obs, typed('abc'))).toEqual({ ...typed('abc'), query: null });
  });

  it('is kept outside the table as it was typed', () => {
    const written = { valorCents: typed('abc'), nome: typed('a'), plano: exact('Ouro') };
    expect(writtenFilters(readFilters(columns, written))).toEqual(written);
  });
});

describe('a filter in words', () => {
  it('is said by its kind', () => {
    expect(describeFilter(nome, readFilter(nome, typed('silva ou souza')))).toBe(
      'Nome contém “silva” ou “souza”',
    );
    expect(describeFilter(plano, readFilter(plano, exact('Adesão', '')))).toBe('Plano: Adesão ou vazio');
    expect(describeFilter(valor, readFilter(valor, typed('>10')))).toBe('Valor > R$\u00a010,00');
  });
});

it('are written as one text for each column; columns that are unknown or have no filter are left out', () => {
  const written = { nome: 'silva', plano: 'Ouro', obs: 'x', gone: 'y' };
  expect(writtenFilters(filtersOfTexts(columns, written))).toEqual({
    nome: typed('silva'),
    plano: exact('Ouro'),
  });
});
