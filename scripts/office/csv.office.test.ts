import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvCell } from '../../packages/ui/src/report-table/files/csvCell.ts';
import { toCsv } from '../../packages/ui/src/report-table/files/csvWriter.ts';
import { expectedOf, foundOf, type Writing } from './expected.ts';
import { hostileColumns, hostileRows } from './hostileTable.ts';
import { cellAt, readCells, type OfficeCell } from './readCells.ts';
import { openOffice, type Office } from './soffice.ts';

// Tokens: ';' and '"', UTF-8 (76), from line 1, formats of columns, Portuguese of Brazil (1046), quoted cells are not
// text, numbers and dates are recognised, …, formulas run. This is how Excel opens a CSV by a double click.
const asExcel = 'Text - txt - csv (StarCalc):59,34,76,1,,1046,false,true,false,false,false,0,true';
// The careful way: the person marks every column as text.
const asText = `Text - txt - csv (StarCalc):59,34,76,1,${hostileColumns
  .map((_column, index) => `${index + 1}/2`)
  .join('/')},1046,false,false,false,false,false,0,false`;

const travelled = (text: string): string => text.replaceAll('\0', '').replaceAll('\r\n', '\n');
const writing: Writing = { points: 100, leastDay: '1900-01-01', text: travelled };
const columnAt = (id: string): number => hostileColumns.findIndex((column) => column.id === id);

let office: Office;
let cells: readonly (readonly OfficeCell[])[];
beforeAll(async () => {
  office = openOffice();
  cells = readCells(await office.open('tabela.csv', toCsv(hostileRows, hostileColumns), asExcel));
}, 120_000);
afterAll(() => office?.close());

describe('the CSV, opened as Excel opens it', () => {
  it('runs no text as a formula', () => {
    expect(cells.flatMap((row) => row.filter(({ formula }) => formula !== undefined))).toEqual([]);
  });

  it('would run one that is not guarded', async () => {
    const unguarded = readCells(await office.open('nua.csv', '\uFEFFA;B\r\n=1+1;2', asExcel));
    expect(cellAt(unguarded, 1, 0)).toMatchObject({ value: 2, formula: 'of:=1+1' });
  }, 60_000);

  it.each(['valorCents', 'pontos', 'quantidade', 'dia', 'momento'] as const)(
    'gives back every value of %s, with its type',
    (id) => {
      const index = columnAt(id);
      const format = hostileColumns[index]?.format ?? 'text';
      expect(hostileRows.map((_row, row) => foundOf(cellAt(cells, row + 1, index)))).toEqual(
        hostileRows.map((row) => expectedOf(row[id], format, writing)),
      );
    },
  );

  it('gives back the texts, the guarded ones with their apostrophe', () => {
    const found = hostileRows.map((_row, row) => cellAt(cells, row + 1, 0));
    const texts = hostileRows.map(({ texto }) => travelled(csvCell(texto, 'text')));
    found.forEach((cell, row) => {
      if (cell.type === 'string') expect(cell.value).toBe(texts[row]);
    });
    expect(found.filter(({ value }) => typeof value === 'string' && value.startsWith("'")).length).toBe(6);
  });

  it('takes texts that look like numbers or dates for such: what only the spreadsheet keeps', () => {
    const changed = hostileRows.flatMap(({ texto }, row) => {
      const { type } = cellAt(cells, row + 1, 0);
      return type === 'string' || type === '' ? [] : [[texto, type]];
    });
    expect(changed).toEqual([
      ['000123', 'float'],
      ['12345678901234567', 'float'],
      ['-1.234,56', 'float'],
      ['1,5', 'float'],
      ['12/05', 'date'],
      ['1E5', 'float'],
      ['1.234', 'float'],
      ['10%', 'percentage'],
    ]);
  });
});

describe('the CSV, opened with every column as text', () => {
  it('gives back every cell as it was written', async () => {
    const read = readCells(await office.open('texto.csv', toCsv(hostileRows, hostileColumns), asText));
    expect(
      hostileRows.map((_row, row) =>
        hostileColumns.map((_column, index) => cellAt(read, row + 1, index).value),
      ),
    ).toEqual(
      hostileRows.map((row) =>
        hostileColumns.map(({ value, format }) => travelled(csvCell(value(row), format))),
      ),
    );
  }, 60_000);
});
