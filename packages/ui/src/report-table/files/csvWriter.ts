import type { CellValue } from '../columns.ts';
import type { FileColumn, FileSlice, PackedValues } from '../file.types.ts';
import { dressColumn } from './codeDress.ts';
import { csvCell, csvNumber, guardFormula, quoteCell } from './csvCell.ts';
import { textSeparator, unpack } from './pack.ts';

const byteOrderMark = '\uFEFF';
const delimiter = ';';
const newline = '\r\n';

// Anything that `guardFormula` or `quoteCell` could change, or that is blank on screen, in a whole packed column at
// once. Wider than those rules (any white space at the start), never narrower.
const special = /[";\r\n\uFEFF]|(?:^|\0)[\s=+\-@＝＋－＠]| (?:\0|$)/;
// Formats that show a text as it stands.
const plainFormats = new Set<FileColumn['format']>(['text', 'integer', 'money', 'percent', 'yesNo']);

const writeCell = (value: CellValue, format: FileColumn['format']): string =>
  quoteCell(csvCell(value, format));

function cellsOf(packed: PackedValues, { format }: FileColumn): readonly string[] {
  if (packed.kind === 'numbers') return Array.from(packed.values, (value) => csvNumber(value, format));
  if (packed.kind === 'texts') {
    if (plainFormats.has(format)) {
      if (!special.test(packed.joined)) return packed.joined.split(textSeparator);
    } else {
      const dressed = dressColumn(packed.joined, format);
      if (dressed !== undefined) return dressed.split(textSeparator);
    }
  }
  return unpack(packed).map((value) => writeCell(value, format));
}

/** The start of a CSV that Brazilian spreadsheets open: the BOM of UTF-8 and the line of labels. */
export const csvHead = (columns: readonly FileColumn[]): string =>
  byteOrderMark + columns.map(({ header }) => quoteCell(guardFormula(header))).join(delimiter);

/** The lines of a run of rows, each with the CRLF before it: the file ends without one. */
export function csvLines({ rowCount, columns: packed }: FileSlice, columns: readonly FileColumn[]): string {
  const cells = columns.map((column, index) => {
    const values = packed[index];
    return values ? cellsOf(values, column) : [];
  });
  let lines = '';
  for (let row = 0; row < rowCount; row += 1) {
    let mark = newline;
    for (const column of cells) {
      lines += mark + (column[row] ?? '');
      mark = delimiter;
    }
  }
  return lines;
}
