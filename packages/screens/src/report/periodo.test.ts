import { describe, expect, it } from 'vitest';
import { problemaDoEndereco } from './address.ts';
import {
  fileNamePeriodo,
  lastMonth,
  proposedPeriodo,
  readPeriodo,
  writeInteiras,
  writePeriodo,
} from './periodo.ts';

const october = { start: '2026-10-01', end: '2026-10-31' };

describe('period of a report', () => {
  it('is written as people read it', () => {
    expect(writePeriodo('Vendas', october)).toBe('Vendas de 01/10/2026 a 31/10/2026');
    expect(fileNamePeriodo(october)).toBe('01-10-2026a31-10-2026');
  });

  it.each([
    ['2026-11-21', october],
    ['2026-01-05', { start: '2025-12-01', end: '2025-12-31' }],
    ['2028-03-31', { start: '2028-02-01', end: '2028-02-29' }],
  ])('starts with the month before %s', (day, expected) => expect(lastMonth(day)).toEqual(expected));

  it('CTB-13: of an answer by months says the whole months, not the days', () => {
    expect(writeInteiras('Custo', { start: '2026-10-15', end: '2026-10-20' })).toBe(
      'Custo da competência inteira de 10/2026',
    );
    expect(writeInteiras('Custo', { start: '2026-09-30', end: '2026-10-01' })).toBe(
      'Custo das competências inteiras de 09/2026 a 10/2026',
    );
  });

  it.each([
    ['mes', { start: '2026-11-01', end: '2026-11-30' }],
    ['ano', { start: '2025-11-29', end: '2026-11-29' }],
    [280, { start: '2026-02-22', end: '2026-11-29' }],
    [undefined, october],
  ] as const)('ATD-14: proposes the period of the home: %s', (proposes, expected) =>
    expect(proposedPeriodo('2026-11-29', proposes)).toEqual(expected),
  );

  it.each([
    ['inicio=2026-10-01&fim=2026-10-31', october],
    ['inicio=2026-10-01&fim=2026-10-01', { start: '2026-10-01', end: '2026-10-01' }],
    ['inicio=2026-10-31&fim=2026-10-01', null],
    ['inicio=2026-02-30&fim=2026-03-01', null],
    ['inicio=01/10/2026&fim=31/10/2026', null],
    ['inicio=2026-10-01', null],
    ['', null],
  ])('is read from the address ?%s', (search, expected) =>
    expect(readPeriodo(new URLSearchParams(search))).toEqual(expected),
  );
});

it.each([
  ['inicio=2026-13-01&fim=abc', 'O endereço pede um período que não existe: de “2026-13-01” a “abc”.'],
  [
    'inicio=2026-10-31&fim=2026-10-01',
    'O endereço pede um período que não existe: de “2026-10-31” a “2026-10-01”.',
  ],
  ['fim=2026-10-01', 'O endereço pede um período que não existe: de “” a “2026-10-01”.'],
  ['competencia=13-2026', 'O endereço pede uma competência que não existe: “13-2026”.'],
  ['inicio=2026-10-01&fim=2026-10-31', null],
  ['inicio=01-2026&fim=10-2026', null],
  ['competencia=10-2026', null],
  ['todas=1', null],
])('an address ?%s says what it asks for in vain', (search, said) => {
  expect(problemaDoEndereco(new URLSearchParams(search))).toBe(said);
});
