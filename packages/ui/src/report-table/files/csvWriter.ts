import type { CellValue, Column, Format } from '../columns.ts';
import { shapesOf, type CodeShape } from './codeShape.ts';
import { CsvBytes } from './csvBytes.ts';
import { csvCell, guardFormula, quoteCell } from './csvCell.ts';

/** Writes a CSV that Brazilian spreadsheets open: UTF-8 with BOM, ';', CRLF between the lines and none after the last. */
export interface CsvWriter<Row> {
  /** The lines of these rows, from one number up to, not with, another. */
  readonly write: (rows: readonly Row[], from: number, to: number) => void;
  /** Hands over what is left; nothing may be written after it. */
  readonly end: () => void;
}

const byteOrderMark = '\uFEFF';
const delimiter = ';';
const delimiterCode = delimiter.charCodeAt(0);
const carriageReturn = 13;
const lineFeed = 10;

// Formats that show a text as it stands.
const plainFormats = new Set<Format>(['text', 'integer', 'money', 'percent', 'yesNo']);

/** What is known of a column before its first cell. */
interface CellWay {
  readonly format: Format;
  readonly isMoney: boolean;
  readonly isPlain: boolean;
  readonly shapes: readonly (CodeShape | undefined)[];
}

const wayOf = (format: Format): CellWay => ({
  format,
  isMoney: format === 'money',
  isPlain: plainFormats.has(format),
  shapes: shapesOf(format),
});

/** Writes what the quick ways know. */
function isWritten(bytes: CsvBytes, value: CellValue, way: CellWay): boolean {
  if (typeof value === 'number') return bytes.number(value, way.isMoney);
  if (typeof value !== 'string') return value === null || value === undefined;
  if (value === '') return true;
  if (way.isPlain) return bytes.plain(value);
  const shape = way.shapes[value.length];
  return shape !== undefined && bytes.shaped(value, shape);
}

/** Starts a CSV of these columns; the chunks are handed over in order. */
export function createCsv<Row>(
  columns: readonly Column<Row>[],
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): CsvWriter<Row> {
  const bytes = new CsvBytes(onChunk);
  const values = columns.map(({ value }) => value);
  const ways = columns.map(({ format }) => wayOf(format));
  bytes.text(byteOrderMark + columns.map(({ header }) => quoteCell(guardFormula(header))).join(delimiter));
  const writeRow = (row: Row): void => {
    bytes.sign(carriageReturn);
    bytes.sign(lineFeed);
    for (let column = 0; column < ways.length; column += 1) {
      if (column > 0) bytes.sign(delimiterCode);
      const way = ways[column] as CellWay;
      const value = (values[column] as (row: Row) => CellValue)(row);
      if (!isWritten(bytes, value, way)) bytes.text(quoteCell(csvCell(value, way.format)));
    }
  };
  return {
    write: (rows, from, to) => {
      for (let row = from; row < to; row += 1) writeRow(rows[row] as Row);
    },
    end: () => bytes.flush(),
  };
}
