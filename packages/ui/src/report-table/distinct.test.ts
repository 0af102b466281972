import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { countWithout, distinctValues, searchValues } from './distinct.ts';
import { readFilters } from './filters/filterState.ts';
import type { WrittenFilters } from './filters/query.types.ts';
import { indexOf } from './index/TableIndex.ts';

interface Linha {
  readonly nome: string;
  readonly status: string | null;
  readonly valor: number | null;
  readonly dia: string | null;
}
const { field } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
const status = field('status', { header: 'Status', filter: { kind: 'exact' } });
const valor = field('valor', { header: 'Valor', format: 'integer', filter: { kind: 'exact' } });
const dia = field('dia', { header: 'Dia', format: 'date', filter: { kind: 'exact' } });
const columns = [nome, status, valor, dia];
const rows: readonly Linha[] = [
  { nome: 'Ana', status: 'Suspenso', valor: 10, dia: '2026-10-02' },
  { nome: 'Bia', status: 'Ativo', valor: 9, dia: '2026-11-01' },
  { nome: 'Ana Bia', status: null, valor: null, dia: null },
  { nome: 'Caio', status: 'ativo', valor: 100, dia: '2025-12-31' },
  { nome: 'Davi', status: 'Ativo', valor: 9, dia: '2026-10-02' },
];
const index = indexOf(rows);
const valuesOf = (column: (typeof columns)[number], filters: WrittenFilters = {}) =>
  distinctValues(index, columns, { column, filters: readFilters(columns, filters) }).map(
    ({ text, count }) => `${text}:${count}`,
  );

describe('the values to choose from', () => {
  it('stand in the order of the column, blanks last', () => {
    expect(valuesOf(status)).toEqual(['Ativo:2', 'ativo:1', 'Suspenso:1', ':1']);
    expect(valuesOf(valor)).toEqual(['9:2', '10:1', '100:1', ':1']);
    expect(valuesOf(dia)).toEqual(['31/12/2025:1', '02/10/2026:2', '01/11/2026:1', ':1']);
  });

  it('follow the other filters, not the own one', () => {
    const ana: WrittenFilters = { nome: { kind: 'typed', text: 'ana' } };
    expect(valuesOf(status, ana)).toEqual(['Suspenso:1', ':1']);
    expect(valuesOf(status, { ...ana, status: { kind: 'exact', values: ['Suspenso'] } })).toEqual([
      'Suspenso:1',
      ':1',
    ]);
  });

  it('never lose a chosen one, though no row has it', () => {
    const chosen: WrittenFilters = {
      nome: { kind: 'typed', text: 'ana' },
      status: { kind: 'exact', values: ['Cancelado', 'Ativo'] },
    };
    expect(valuesOf(status, chosen)).toEqual(['Suspenso:1', ':1', 'Ativo:0', 'Cancelado:0']);
  });

  it('of no rows are none', () => {
    expect(distinctValues(indexOf<Linha>([]), columns, { column: status, filters: {} })).toEqual([]);
  });
});

describe('lifting a filter alone', () => {
  it('says how many rows would stand there', () => {
    const filters: WrittenFilters = {
      nome: { kind: 'typed', text: 'caio' },
      status: { kind: 'exact', values: ['Ativo'] },
    };
    const leftBy = (written: WrittenFilters, columnId: string) =>
      countWithout(index, columns, readFilters(columns, written), columnId);
    expect(leftBy(filters, 'nome')).toBe(2);
    expect(leftBy(filters, 'status')).toBe(1);
    expect(leftBy({ nome: { kind: 'typed', text: 'x' } }, 'nome')).toBe(5);
  });
});

describe('a search among the values', () => {
  const values = [
    { text: 'Adesão', count: 1 },
    { text: 'Individual', count: 2 },
    { text: '', count: 3 },
  ];

  it('goes without accents and case, and finds the blanks by their word', () => {
    expect(searchValues(values, 'ADESAO')).toEqual([values[0]]);
    expect(searchValues(values, 'vaz')).toEqual([values[2]]);
    expect(searchValues(values, ' ')).toBe(values);
    expect(searchValues(values, 'x')).toEqual([]);
  });
});
