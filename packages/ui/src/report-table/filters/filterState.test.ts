import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { describeFilter } from './describeFilter.ts';
import {
  type ColumnFilter,
  filtersInForce,
  isVoid,
  problemOf,
  queryOf,
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
const typed = (text: string): ColumnFilter => ({ kind: 'typed', text });
const exact = (...values: string[]): ColumnFilter => ({ kind: 'exact', values });

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
    expect(isVoid(column, filter)).toBe(expected);
  });
});

describe('the filters in force', () => {
  it('stand in the order of the report, without those that keep nothing out', () => {
    const filters = { gone: typed('x'), valorCents: typed('>10'), plano: exact(), nome: typed('a') };
    expect(filtersInForce(columns, filters)).toEqual([
      { column: nome, filter: filters.nome },
      { column: valor, filter: filters.valorCents },
    ]);
  });
});

describe('a filter that cannot be understood', () => {
  it('has a problem and asks nothing', () => {
    expect(problemOf(valor, typed('abc'))).toMatch(/abc/);
    expect(queryOf(valor, typed('abc'))).toBeNull();
    expect(problemOf(valor, typed('>'))).toBeUndefined();
    expect(problemOf(valor, exact('abc'))).toBeUndefined();
    expect(problemOf(obs, typed('abc'))).toBeUndefined();
  });
});

describe('a filter in words', () => {
  it('is said by its kind', () => {
    expect(describeFilter(nome, typed('silva ou souza'))).toBe('Nome contém “silva” ou “souza”');
    expect(describeFilter(plano, exact('Adesão', ''))).toBe('Plano: Adesão ou vazio');
    expect(describeFilter(valor, typed('>10'))).toBe('Valor > R$\u00a010,00');
  });
});

it('are written as one text for each column; columns that are unknown or have no filter are left out', () => {
  const written = { nome: 'silva', plano: 'Ouro', obs: 'x', gone: 'y' };
  expect(writtenFilters(columns, written)).toEqual({ nome: typed('silva'), plano: exact('Ouro') });
});
