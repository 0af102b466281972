import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { readFilters } from '../filters/filterState.ts';
import { marksOf } from './Marked.tsx';

interface Linha {
  readonly nome: string;
  readonly cpf: string;
  readonly status: string;
  readonly valorCents: number;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', filter: { kind: 'text' } }),
  field('cpf', { header: 'CPF', format: 'cpf', filter: { kind: 'text' } }),
  field('status', { header: 'Status', filter: { kind: 'exact' } }),
  field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'range' } }),
];
const marked = (columnId: string, text: string) =>
  marksOf(columns, readFilters(columns, { [columnId]: { kind: 'typed', text } })).get(columnId);

describe('the terms to mark', () => {
  it.each([
    ['nome', 'Conceição ou vazio', ['conceicao']],
    ['nome', 'Silva ou SOUZA', ['silva', 'souza']],
    ['nome', '!silva', undefined],
    ['nome', 'vazio', undefined],
    ['nome', ' ', undefined],
    ['cpf', '123.4', ['1234']],
    ['cpf', '.-', undefined],
    ['valorCents', '>100', undefined],
    ['gone', 'x', undefined],
  ])('of %s %j are %j', (columnId, text, expected) => {
    expect(marked(columnId, text)).toEqual(expected);
  });

  it('are none of a choice', () => {
    expect(marksOf(columns, { status: { kind: 'exact', values: ['Ativo'] } }).size).toBe(0);
  });
});
