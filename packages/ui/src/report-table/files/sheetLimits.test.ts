import { describe, expect, it } from 'vitest';
import { FileError } from './FileError.ts';
import { cellCharacters, checkSheetSize, cleanSheetName, fitCell } from './sheetLimits.ts';

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
