import { FileError, pause, mediaTypes, shareOf, type WriteJob } from './fileParts.ts';
import { planOf, type FileSource } from './planOf.ts';
import { unforeseen, writeInWorker } from './writeInWorker.ts';
import { createCsv } from './csvWriter.ts';

/** Milliseconds of work between two pauses: half a frame, so that typing and scrolling stay smooth. */
const sliceMs = 8;
/** Rows between two looks at the clock. */
const rowsPerLook = 100;

/** Writes a CSV on the page, slice by slice. Passing the rows to a worker would take longer than writing them. */
async function writeCsv<Row>({ rows, columns, signal, onProgress }: WriteJob<Row>): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let isLast = false;
  // Making a Blob costs as much as writing thousands of rows, and the last chunk is not overwritten any more.
  const csv = createCsv(columns, (chunk) => pieces.push(isLast ? chunk : new Blob([chunk])));
  let at = 0;
  while (at < rows.length) {
    if (at > 0) await pause();
    signal?.throwIfAborted();
    const due = performance.now() + sliceMs;
    do {
      const to = Math.min(at + rowsPerLook, rows.length);
      csv.write(rows, at, to);
      at = to;
    } while (at < rows.length && performance.now() < due);
    onProgress?.(shareOf(at, rows.length));
  }
  signal?.throwIfAborted();
  isLast = true;
  csv.end();
  onProgress?.(1);
  return new Blob(pieces, { type: mediaTypes.csv });
}

export interface ExportFileOptions<Row> extends FileSource<Row> {
  readonly kind: 'csv' | 'xlsx';
  /** Cancels the work. The promise rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal | undefined;
  /** The written share, from 0 to 1, never decreasing; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes the CSV or the spreadsheet of a table without blocking the page. Rejects with a `FileError` for the person
 * when no file can be made, and with the signal's reason when cancelled.
 */
export async function exportFile<Row>(options: ExportFileOptions<Row>): Promise<Blob> {
  const { kind, signal } = options;
  signal?.throwIfAborted();
  try {
    if (kind === 'csv') return await writeCsv(options);
    const plan = planOf(options);
    await pause();
    signal?.throwIfAborted();
    return await writeInWorker(options, plan);
  } catch (error) {
    if (signal?.aborted || error instanceof FileError) throw error;
    throw new FileError(unforeseen, { cause: error });
  }
}
