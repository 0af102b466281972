import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatValue } from '../../packages/ui/src/report-table/formatValue.ts';
import { expectedOf, foundOf, type Writing } from './expected.ts';
import { hostileXlsx } from './hostileFiles.ts';
import { hostileColumns, hostileRows } from './hostileTable.ts';
import { cellAt, readCells, type OfficeCell } from './readCells.ts';
import { openOffice, type Office } from './soffice.ts';
import { readZip, writeZip } from './zip.ts';

const sheet = 'xl/worksheets/sheet1.xml';
const totalRow = hostileRows.length + 2;
const sumOf = (key: 'valorCents' | 'quantidade'): number =>
  hostileRows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
// LibreOffice drops U+0000 and keeps one line break for CR LF.
const writing: Writing = {
  points: 1,
  leastDay: '1900-03-01',
  text: (text) => text.replaceAll('\0', '').replaceAll('\r\n', '\n'),
};

/** The same file with its sheet changed. */
const changed = (change: (xml: string) => string): Uint8Array => {
  const files = readZip(hostileXlsx());
  return writeZip(files.set(sheet, change(files.get(sheet) ?? '')));
};

let office: Office;
let cells: readonly (readonly OfficeCell[])[];
beforeAll(async () => {
  office = openOffice();
  cells = readCells(await office.open('tabela.xlsx', hostileXlsx()));
}, 120_000);
afterAll(() => office?.close());

describe('the spreadsheet, opened by LibreOffice', () => {
  it('has the labels of the columns', () => {
    expect(hostileColumns.map((_column, index) => cellAt(cells, 0, index).value)).toEqual(
      hostileColumns.map(({ header }) => header),
    );
  });

  it.each(hostileColumns.map((column, index) => [column.header, column, index] as const))(
    'gives back every value of %s, with its type',
    (_header, { value, format }, index) => {
      expect(hostileRows.map((_row, row) => foundOf(cellAt(cells, row + 1, index)))).toEqual(
        hostileRows.map((row) => expectedOf(value(row), format, writing)),
      );
    },
  );

  it.each(['valorCents', 'quantidade', 'dia', 'momento', 'competencia', 'cpf', 'ativo'] as const)(
    'shows %s as the screen does',
    (key) => {
      const index = hostileColumns.findIndex(({ id }) => id === key);
      const format = hostileColumns[index]?.format ?? 'text';
      // LibreOffice shows no more than 15 digits; the sums of cents here have 16.
      const shown = hostileRows.map((row) =>
        formatValue(row[key], format).replaceAll('\u00A0', ' ').replace('.547.409,91', '.547.409,90'),
      );
      expect(hostileRows.map((_row, row) => cellAt(cells, row + 1, index).shown)).toEqual(shown);
    },
  );

  it('has no formula but the totals', () => {
    expect(cells.slice(0, totalRow).flatMap((row) => row.filter(({ formula }) => formula))).toEqual([]);
  });
});

describe('its totals', () => {
  const totals = (of: readonly (readonly OfficeCell[])[]) =>
    hostileColumns.map((_column, index) => foundOf(cellAt(of, totalRow, index)).value);
  const expected = [
    'Total',
    hostileRows.length,
    sumOf('valorCents') / 100,
    '',
    Number(sumOf('quantidade').toPrecision(15)),
    '',
    '',
    '',
    hostileRows.length,
    '15 ativos',
  ];

  it('hold what the screen shows', () => {
    expect(totals(cells)).toEqual(expected);
  });

  it('are worked out anew when the file comes without their values', async () => {
    const bare = changed((xml) => xml.replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'));
    expect(totals(readCells(await office.open('sem-valores.xlsx', bare)))).toEqual(expected);
  }, 60_000);

  it('follow the rows that a filter leaves, and are not hidden themselves', async () => {
    // Row 7 holds R$ 1.234,56.
    const filtered = changed((xml) => xml.replace('<row r="7">', '<row r="7" hidden="1">'));
    const document = await office.open('filtrada.xlsx', filtered);
    const found = totals(readCells(document));
    expect([found[1], found[2], found[8]]).toEqual([
      hostileRows.length - 1,
      (sumOf('valorCents') - 123_456) / 100,
      hostileRows.length - 1,
    ]);
    expect(document).toMatch(
      new RegExp(`database-range[^>]*target-range-address="[^"]*A1:[^"]*J${hostileRows.length + 1}"`),
    );
  }, 60_000);
});
