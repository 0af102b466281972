import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { distinctValues, searchValues } from './distinct.ts';
import { describeFilter, filterRows, isVoid, markedTerms, parseQuery } from './filters.ts';

interface Pessoa {
  readonly nome: string | null;
  readonly cpf: string;
  readonly status: string | null;
  readonly valorCents: number | null;
}
const { field } = columnsOf<Pessoa>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
const cpf = field('cpf', { header: 'CPF', format: 'cpf', filter: { kind: 'text' } });
const status = field('status', { header: 'Status', filter: { kind: 'exact' } });
const valor = field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'text' } });
const columns = [nome, cpf, status, valor];

const rows: readonly Pessoa[] = [
  { nome: 'Álvaro Conceição', cpf: '11122233344', status: 'Ativo', valorCents: 41290 },
  { nome: 'Bianca da Silva', cpf: '22233344455', status: 'Cancelado', valorCents: -3881 },
  { nome: 'Caetano Souza', cpf: '33344455566', status: 'Ativo', valorCents: null },
  { nome: null, cpf: '', status: null, valorCents: 0 },
  { nome: '   ', cpf: '44455566677', status: 'ativo', valorCents: 123456 },
];
const byText = (column: { readonly id: string }, query: string): number[] =>
  filterRows(rows, columns, { [column.id]: { kind: 'text', query } });

describe('the text filter', () => {
  it.each([
    ['conceicao', [0]],
    ['CONCEIÇÃO', [0]],
    ['silva ou souza', [1, 2]],
    ['silva OU souza', [1, 2]],
    ['silva ou ', [1]],
    ['!silva', [0, 2, 3, 4]],
    ['! silva', [0, 2, 3, 4]],
    ['!silva ou souza', [0, 3, 4]],
    ['vazio', [3, 4]],
    ['VAZIO', [3, 4]],
    ['!vazio', [0, 1, 2]],
    ['vazio ou silva', [1, 3, 4]],
    ['!vazio ou silva', [0, 2]],
    ['"vazio"', []],
    ['"da silva"', [1]],
    ['', [0, 1, 2, 3, 4]],
    ['!', [0, 1, 2, 3, 4]],
    ['   ', [0, 1, 2, 3, 4]],
    ['.*', []],
  ])('%j leaves the rows %j', (query, expected) => {
    expect(byText(nome, query)).toEqual(expected);
  });

  it('finds a CPF typed with or without its punctuation', () => {
    expect(byText(cpf, '11122233344')).toEqual([0]);
    expect(byText(cpf, '222.333')).toEqual([0, 1]);
  });

  it('searches what the eye sees of money', () => {
    expect(byText(valor, '412,9')).toEqual([0]);
    expect(byText(valor, '-')).toEqual([1]);
    expect(byText(valor, 'vazio')).toEqual([2]);
  });
});

describe('filters together', () => {
  it('let a row through when every one does', () => {
    const filters = {
      nome: { kind: 'text', query: 'a' },
      status: { kind: 'exact', values: ['Ativo'] },
    } as const;
    expect(filterRows(rows, columns, filters)).toEqual([0, 2]);
    expect(filterRows(rows, columns, filters, 'status')).toEqual([0, 1, 2]);
  });

  it('match an exact value letter by letter, blanks by the empty text', () => {
    expect(filterRows(rows, columns, { status: { kind: 'exact', values: ['ativo', ''] } })).toEqual([3, 4]);
    expect(filterRows(rows, columns, { status: { kind: 'exact', values: [] } })).toHaveLength(5);
  });

  it('ignore the filter of a column that is not there', () => {
    expect(filterRows(rows, [nome], { outra: { kind: 'text', query: 'x' } })).toHaveLength(5);
  });
});

describe('the query in words', () => {
  it.each([
    ['silva', 'Nome contém “silva”'],
    ['silva ou souza', 'Nome contém “silva” ou “souza”'],
    ['!silva', 'Nome não contém “silva”'],
    ['!silva ou souza', 'Nome não contém “silva” nem “souza”'],
    ['vazio', 'Nome vazio'],
    ['!vazio', 'Nome preenchido'],
    ['silva ou vazio', 'Nome contém “silva” ou vazio'],
  ])('%j reads %j', (query, words) => {
    expect(describeFilter(nome, { kind: 'text', query })).toBe(words);
  });

  it.each([
    [['Ativo'], 'Status: Ativo'],
    [['Ativo', ''], 'Status: Ativo ou vazio'],
    [['Ativo', 'Cancelado', 'Suspenso'], 'Status: Ativo e mais 2'],
  ])('the choice %j reads %j', (values, words) => {
    expect(describeFilter(status, { kind: 'exact', values })).toBe(words);
  });

  it('marks only what was searched for', () => {
    expect(markedTerms({ kind: 'text', query: 'Conceição ou vazio' }, nome)).toEqual(['conceicao']);
    expect(markedTerms({ kind: 'text', query: '!silva' }, nome)).toEqual([]);
    expect(markedTerms({ kind: 'text', query: '123.4' }, cpf)).toEqual(['1234']);
  });

  it('is void while it asks nothing', () => {
    expect(parseQuery('ou')).toMatchObject({ terms: ['ou'] });
    expect([' ', '!', '! '].every((query) => isVoid({ kind: 'text', query }))).toBe(true);
    expect(isVoid({ kind: 'text', query: 'a' })).toBe(false);
  });
});

describe('the values to choose from', () => {
  it('stand in Portuguese order with their counts, blanks last, chosen ones never lost', () => {
    const found = distinctValues(rows, status, [0, 1, 2, 3], ['Suspenso']);
    expect(found).toEqual([
      { text: 'Ativo', count: 2 },
      { text: 'Cancelado', count: 1 },
      { text: '', count: 1 },
      { text: 'Suspenso', count: 0 },
    ]);
  });

  it('are searched without accents and case', () => {
    const values = [
      { text: 'Adesão', count: 1 },
      { text: 'Individual', count: 2 },
      { text: '', count: 3 },
    ];
    expect(searchValues(values, 'ADESAO')).toEqual([values[0]]);
    expect(searchValues(values, 'vaz')).toEqual([values[2]]);
    expect(searchValues(values, ' ')).toEqual(values);
  });
});
