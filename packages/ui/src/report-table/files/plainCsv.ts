import Papa from 'papaparse';
import { mediaTypes, pause } from './fileParts.ts';

/** A line of the file by column name. A missing value is an empty cell. */
export type PlainRow = Readonly<Record<string, string | number | null | undefined>>;

export interface PlainCsvOptions {
  /** The header line, and the field under each header. */
  readonly columns: readonly string[];
  readonly rows: readonly PlainRow[];
  readonly signal?: AbortSignal | undefined;
}

const rowsPerSlice = 1_000;
const lineEnd = '\r\n';

/**
 * A CSV for another program (REL-9), not for a spreadsheet: cells have no guard against formulas. UTF-8 without BOM,
 * ';', CRLF between the lines and none after the last. Rejects with the signal's reason.
 */
export async function plainCsv({ columns, rows, signal }: PlainCsvOptions): Promise<Blob> {
  const lines = (slice: readonly PlainRow[]): string =>
    Papa.unparse(
      slice.map((row) => columns.map((column) => row[column] ?? '')),
      { delimiter: ';', newline: lineEnd },
    );
  const pieces = [Papa.unparse([columns], { delimiter: ';' })];
  for (let from = 0; from < rows.length; from += rowsPerSlice) {
    pieces.push(lineEnd, lines(rows.slice(from, from + rowsPerSlice)));
    await pause();
    signal?.throwIfAborted();
  }
  return new Blob(pieces, { type: mediaTypes.csv });
}
