import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedOf, foundOf, type Writing } from './expected.ts';
import { hostileBlock } from './hostileFiles.ts';
import { hostileColumns, hostileRows } from './hostileTable.ts';
import { cellAt, readCells, type OfficeCell } from './readCells.ts';
import { openOffice, type Office } from './soffice.ts';

// The import 'with numbers recognised', which is harder on codes than the usual one.
const pasted = 'HTML (StarCalc):1046 true';
// HTML has no control characters, and LibreOffice drops the white space at the start of a cell and collapses it elsewhere.
const writing: Writing = {
  points: 100,
  leastDay: '1900-03-01',
  text: (text) =>
    text
      .replaceAll(/[\0\t]/g, ' ')
      .replaceAll('\r\n', '\n')
      .replaceAll(/^ +| +(?= )/g, ''),
};

let office: Office;
let cells: readonly (readonly OfficeCell[])[];
beforeAll(async () => {
  office = openOffice();
  cells = readCells(await office.open('bloco.html', hostileBlock().html, pasted));
}, 120_000);
afterAll(() => office?.close());

describe('a copied block, read by LibreOffice', () => {
  it.each(hostileColumns.map((column, index) => [column.header, column, index] as const))(
    'gives back every value of %s, with its type',
    (_header, { value, format }, index) => {
      expect(hostileRows.map((_row, row) => foundOf(cellAt(cells, row, index)))).toEqual(
        hostileRows.map((row) => expectedOf(value(row), format, writing)),
      );
    },
  );

  it('holds no formula', () => {
    expect(cells.flatMap((row) => row.filter(({ formula }) => formula !== undefined))).toEqual([]);
  });
});
