import type { FilePlan, FileSlice } from '../file.types.ts';
import { cellTails, labelTail, type CellTail } from './sheetCells.ts';
import { columnLetters, sheetRefs } from './sheetRefs.ts';
import { filledRange, isTable } from './sheetTable.ts';
import { createTally } from './sheetTotals.ts';

/** Writes the XML of the sheet piece by piece, so that the whole is never in memory. */
export interface SheetWriter {
  /** Everything before the rows, and the header. */
  readonly head: () => string;
  /** The rows of the next slice. */
  readonly rows: (slice: FileSlice) => string;
  /** The totals and everything after the rows. */
  readonly tail: () => string;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function beforeRows(plan: FilePlan): string {
  const { lastLetters, lastRow, totalRow } = sheetRefs(plan);
  const columns = plan.columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespace}" ` +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<dimension ref="A1:${lastLetters}${totalRow ?? lastRow}"/>` +
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  );
}

function afterRows(plan: FilePlan): string {
  const filled = filledRange(plan);
  return (
    `</sheetData>${isTable(plan) ? '' : `<autoFilter ref="${filled}"/>`}` +
    '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    // A4, as many pages as needed downwards.
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    '<headerFooter><oddFooter>&amp;C&amp;P de &amp;N</oddFooter></headerFooter>' +
    // Codes are texts on purpose: turns off Excel's warning triangle in each cell.
    `<ignoredErrors><ignoredError sqref="${filled}" numberStoredAsText="1"/></ignoredErrors>` +
    `${isTable(plan) ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : ''}</worksheet>`
  );
}

/** The sheet of a plan; call `rows` once for each slice, in order, between `head` and `tail`. */
export function createSheet(plan: FilePlan): SheetWriter {
  const starts = plan.columns.map((_column, index) => `<c r="${columnLetters(index)}`);
  const tally = createTally(plan);
  let nextRow = 1;

  const row = (at: number, tails: readonly (readonly CellTail[])[], index: number): string => {
    let cells = '';
    for (let column = 0; column < tails.length; column += 1) {
      const tail = tails[column]?.[index] ?? '';
      if (tail !== '') cells += `${starts[column] ?? ''}${at}"${tail}`;
    }
    return `<row r="${at}">${cells}</row>`;
  };

  return {
    head: () => {
      const header = plan.columns.map((column) => [labelTail(column.header, column, 'head')]);
      nextRow = 2;
      return beforeRows(plan) + row(1, header, 0);
    },
    rows: (slice) => {
      const tails = plan.columns.map((column, index) => {
        const packed = slice.columns[index];
        return packed ? cellTails(packed, column) : [];
      });
      tally.add(slice, tails);
      let xml = '';
      for (let index = 0; index < slice.rowCount; index += 1) {
        xml += row(nextRow, tails, index);
        nextRow += 1;
      }
      return xml;
    },
    tail: () => {
      const { totalRow } = sheetRefs(plan);
      return (
        (totalRow === undefined
          ? ''
          : row(
              totalRow,
              tally.tails().map((tail) => [tail]),
              0,
            )) + afterRows(plan)
      );
    },
  };
}
