import type { CellValue, Column, Format } from '../columns.ts';
import {
  shapesOf,
  type CodeShape,
  numberBytes,
  putNumber,
  putPlain,
  putShaped,
  refused,
  unitBytes,
} from './csvBytes.ts';
import { csvCell, guardFormula, quoteCell } from './csvCell.ts';

/**
 * The text of a CSV for Brazilian spreadsheets: UTF-8 with BOM, ';', CRLF, one header line, no totals. It is
 * synchronous; use `exportFile` for many rows.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  const csv = createCsv(columns, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  csv.write(rows, 0, rows.length);
  csv.end();
  return text;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Writes a CSV for Brazilian spreadsheets: UTF-8 with BOM, ';', CRLF between the lines and none after the last. */
export interface CsvWriter<Row> {
  /** Writes the lines of the rows from the first index up to the second, which is outside. */
  readonly write: (rows: readonly Row[], from: number, to: number) => void;
  /** Delivers the remaining bytes. Nothing may be written afterwards. */
  readonly end: () => void;
}

/** Size in bytes above which a chunk is delivered before the next row. */
const chunkBytes = 4 * 1024 * 1024;
const byteOrderMark = '\uFEFF';
const delimiter = ';';
const delimiterCode = delimiter.charCodeAt(0);
const carriageReturn = 13;
const lineFeed = 10;
const lineBreakBytes = 2;
/** Length in UTF-16 units of a text that fits every chunk. A longer one is delivered separately. */
const mostUnits = 1_000;
const cellBytes = Math.max(mostUnits * unitBytes, numberBytes) + 1;

// Formats that show a text unchanged.
const plainFormats = new Set<Format>(['text', 'integer', 'money', 'percent', 'yesNo', 'cco', 'phone', 'cep']);

/** The prepared data of a column, made before its first cell. */
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

/** Writes a cell on a fast path. Returns the position after the cell, or `refused`. */
function putCell(bytes: Bytes, at: number, value: CellValue, way: CellWay): number {
  if (typeof value === 'number') return putNumber(bytes, at, value, way.isMoney);
  if (typeof value !== 'string') return value === null || value === undefined ? at : refused;
  const { length } = value;
  if (length === 0) return at;
  if (way.isPlain) return length > mostUnits ? refused : putPlain(bytes, at, value);
  const shape = way.shapes[length];
  return shape === undefined ? refused : putShaped(bytes, at, value, shape);
}

class Writer<Row> implements CsvWriter<Row> {
  private readonly encoder = new TextEncoder();
  private readonly bytes: Bytes;
  private readonly values: readonly ((row: Row) => CellValue)[];
  private readonly ways: readonly CellWay[];
  private readonly onChunk: (chunk: Bytes) => void;
  private at = 0;

  constructor(columns: readonly Column<Row>[], onChunk: (chunk: Bytes) => void) {
    this.bytes = new Uint8Array(chunkBytes + lineBreakBytes + columns.length * cellBytes);
    this.values = columns.map(({ value }) => value);
    this.ways = columns.map(({ format }) => wayOf(format));
    this.onChunk = onChunk;
    const labels = columns.map(({ header }) => quoteCell(guardFormula(header)));
    this.at = this.putText(0, byteOrderMark + labels.join(delimiter));
  }

  write(rows: readonly Row[], from: number, to: number): void {
    const { bytes, values, ways } = this;
    let { at } = this;
    for (let row = from; row < to; row += 1) {
      if (at > chunkBytes) at = this.handOver(at);
      bytes[at++] = carriageReturn;
      bytes[at++] = lineFeed;
      for (let column = 0; column < ways.length; column += 1) {
        if (column > 0) bytes[at++] = delimiterCode;
        const way = ways[column] as CellWay;
        const value = (values[column] as (row: Row) => CellValue)(rows[row] as Row);
        const end = putCell(bytes, at, value, way);
        at = end === refused ? this.putText(at, quoteCell(csvCell(value, way.format))) : end;
      }
    }
    this.at = at;
  }

  end(): void {
    this.at = this.handOver(this.at);
  }

  private handOver(at: number): number {
    if (at > 0) this.onChunk(this.bytes.subarray(0, at));
    return 0;
  }

  /** Any text unchanged; half a surrogate pair becomes U+FFFD. */
  private putText(at: number, text: string): number {
    if (text.length <= mostUnits) return at + this.encoder.encodeInto(text, this.bytes.subarray(at)).written;
    this.handOver(at);
    this.onChunk(this.encoder.encode(text));
    return 0;
  }
}

/** Starts a CSV of these columns. Chunks are delivered in order, and each is overwritten after the call. */
export function createCsv<Row>(
  columns: readonly Column<Row>[],
  onChunk: (chunk: Bytes) => void,
): CsvWriter<Row> {
  return new Writer(columns, onChunk);
}
