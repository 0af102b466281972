import type { CellValue } from '../columns.ts';
import type { FileColumn, FileSlice, PackedValues } from '../file.types.ts';
import { dressColumn } from './codeDress.ts';
import { csvCell, csvNumber, guardFormula, quoteCell } from './csvCell.ts';
import { textSeparator, unpack } from './pack.ts';

const byteOrderMark = '\uFEFF';
const delimiter = ';';
const newline = '\r\n';

// Formats that show a text as it stands.
const plainFormats = new Set<FileColumn['format']>(['text', 'integer', 'money', 'percent', 'yesNo']);

const writeCell = (value: CellValue, format: FileColumn['format']): string =>
  quoteCell(csvCell(value, format));

/** Signs that make quotes necessary wherever they stand. */
const quotedSigns = ['"', delimiter, '\r', '\n', '\uFEFF'];
const signsAtStart = new Set(Array.from('=+-@\t ＝＋－＠', (sign) => sign.charCodeAt(0)));
const space = 32;

// White space of every kind counts as blank when it stands alone, and it can only do so at the start.
const isSpecial = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (
    signsAtStart.has(first) ||
    first <= space ||
    (first > 127 && text.trimStart() !== text) ||
    text.charCodeAt(text.length - 1) === space
  );
};

/** Texts that are written as they stand, but for those that `guardFormula` or `quoteCell` could change. */
function plainCells(joined: string, format: FileColumn['format']): readonly string[] {
  const cells = joined.split(textSeparator);
  if (quotedSigns.some((sign) => joined.includes(sign))) return cells.map((cell) => writeCell(cell, format));
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as string;
    if (cell !== '' && isSpecial(cell)) cells[at] = writeCell(cell, format);
  }
  return cells;
}

// Few values for many rows: each is dressed once.
const keptCells: Partial<Record<FileColumn['format'], Map<string, string>>> = {
  date: new Map(),
  competencia: new Map(),
};
const mostKept = 50_000;

const repeatedCells = (joined: string, format: FileColumn['format'], kept: Map<string, string>): string[] =>
  joined.split(textSeparator).map((text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size > mostKept) kept.clear();
    const written = writeCell(text, format);
    kept.set(text, written);
    return written;
  });

function cellsOf(packed: PackedValues, { format }: FileColumn): readonly string[] {
  if (packed.kind === 'numbers') return Array.from(packed.values, (value) => csvNumber(value, format));
  if (packed.kind === 'texts') {
    if (plainFormats.has(format)) return plainCells(packed.joined, format);
    const kept = keptCells[format];
    if (kept) return repeatedCells(packed.joined, format, kept);
    const dressed = dressColumn(packed.joined, format);
    if (dressed !== undefined) return dressed.split(textSeparator);
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
  // Joined, not added up: the browser then writes each line once, into one piece.
  const line = new Array<string>(cells.length);
  const lines = new Array<string>(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column < cells.length; column += 1) line[column] = cells[column]?.[row] ?? '';
    lines[row] = line.join(delimiter);
  }
  return rowCount === 0 ? '' : newline + lines.join(newline);
}
