import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { columnsOf } from '../columns.ts';
import { planOf, checkSheetSize, cleanSheetName } from './planOf.ts';
import { FileError } from './fileParts.ts';
import { cellCharacters, fitCell } from './xmlText.ts';

describe('the name of a sheet', () => {
  it.each([
    ['Beneficiários cancelados', 'Beneficiários cancelados'],
    ['A/B: [C]*?\\', 'A B C'],
    ["'Aspas'", 'Aspas'],
    ["Caixa d'Água", "Caixa d'Água"],
    ['', 'Planilha'],
    [" '' ", 'Planilha'],
    ['History', 'Planilha'],
    ['a\tb\nc\0', 'a b c'],
    ['Relatório de contas médicas por competência', 'Relatório de contas médicas por'],
    [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanSheetName(name)).toBe(clean);
  });
});

describe('the text of a cell', () => {
  it('stays as it is up to the limit', () => {
    expect(fitCell('a'.repeat(cellCharacters))).toHaveLength(cellCharacters);
    expect(fitCell('a')).toBe('a');
  });

  it('is cut with a mark past it, never through a letter', () => {
    expect(fitCell('a'.repeat(cellCharacters + 1))).toBe(`${'a'.repeat(cellCharacters - 1)}…`);
    expect(fitCell(`${'a'.repeat(cellCharacters - 2)}😀bc`)).toBe(`${'a'.repeat(cellCharacters - 2)}…`);
  });
});

describe('a table too large for a sheet', () => {
  it.each([
    [1_048_575, false],
    [1_048_573, true],
    [0, true],
  ])('is not one of %d rows (totals: %s)', (rows, hasTotals) => {
    expect(() => checkSheetSize(rows, 19, hasTotals)).not.toThrow();
  });

  it.each([
    [1_048_576, false, '1.048.575 linhas e o relatório tem 1.048.576'],
    [1_048_577, false, '1.048.575 linhas e o relatório tem 1.048.577'],
    [1_048_574, true, '1.048.573 linhas e o relatório tem 1.048.574'],
  ])('of %d rows (totals: %s) is refused in words', (rows, hasTotals, words) => {
    expect(() => checkSheetSize(rows, 19, hasTotals)).toThrow(FileError);
    expect(() => checkSheetSize(rows, 19, hasTotals)).toThrow(words);
  });

  it('of too many columns is refused in words', () => {
    expect(() => checkSheetSize(1, 16_385, false)).toThrow('16.384 colunas');
  });
});

interface Linha {
  readonly nome: string | null;
  readonly valorCents: number | null;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', footer: (rows) => `${rows.length} nomes` }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
];
const rows: readonly Linha[] = [
  { nome: 'a'.repeat(100), valorCents: 123_456 },
  { nome: null, valorCents: null },
];

describe('the plan of a file', () => {
  it('carries what a worker needs of the columns', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:00:00.500Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect(planOf({ rows, columns, sheetName: 'A/B' })).toEqual({
      rowCount: 2,
      madeAt: '2026-11-21T13:00:00Z',
      sheetName: 'A B',
      columns: [
        {
          header: 'Nome',
          format: 'text',
          align: 'start',
          width: 60,
          total: { kind: 'text', text: '2 nomes' },
        },
        { header: 'Valor', format: 'money', align: 'end', width: 12, total: { kind: 'sum' } },
      ],
    });
  });

  it('can be sent to a worker', () => {
    const plan = planOf({ rows, columns, sheetName: 'A' });
    expect(structuredClone(plan)).toEqual(plan);
  });

  it('is refused before the work when a spreadsheet cannot hold the rows', () => {
    const many = new Array<Linha>(1_048_577).fill({ nome: null, valorCents: 0 });
    expect(() => planOf({ rows: many, columns, sheetName: '' })).toThrow(
      'A planilha do Excel comporta até 1.048.573 linhas e o relatório tem 1.048.577.',
    );
  });
});
