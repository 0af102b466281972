import { createCsvFile } from './csvFile.ts';
import { FileError } from './FileError.ts';
import { packSlice } from './pack.ts';
import { pause } from './pause.ts';
import { planOf, type FileSource } from './planOf.ts';
import { sliceRows } from './sliceRows.ts';
import { shareOf, unforeseen, writeInWorker, type WriteJob } from './writeInWorker.ts';

export interface ExportFileOptions<Row> extends FileSource<Row> {
  /** Cancels: the promise is rejected with the signal's reason, an `AbortError` unless another was given. */
  readonly signal?: AbortSignal | undefined;
  /** The share written, from 0 to 1, never back; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Up to here a CSV is written on the page itself: a worker would take longer to start. */
export const mostRowsAtOnce = 5_000;

async function writeHere<Row>({ plan, rows, columns, signal, onProgress }: WriteJob<Row>): Promise<Blob> {
  const file = createCsvFile(plan);
  const size = sliceRows(columns.length);
  for (let from = 0; from < rows.length; from += size) {
    signal?.throwIfAborted();
    file.write(packSlice(rows.slice(from, from + size), columns));
    onProgress?.(shareOf(Math.min(from + size, rows.length), rows.length));
    await pause();
  }
  signal?.throwIfAborted();
  onProgress?.(1);
  return file.end();
}

/**
 * Makes the CSV or the spreadsheet of a table without holding up the page. Rejected with a `FileError`, whose message is
 * for the person, when there can be none; with the signal's reason when cancelled.
 */
export async function exportFile<Row>(options: ExportFileOptions<Row>): Promise<Blob> {
  const { kind, rows, signal } = options;
  signal?.throwIfAborted();
  try {
    const job = { ...options, plan: planOf(options) };
    await pause();
    signal?.throwIfAborted();
    return await (kind === 'csv' && rows.length <= mostRowsAtOnce ? writeHere(job) : writeInWorker(job));
  } catch (error) {
    if (signal?.aborted || error instanceof FileError) throw error;
    throw new FileError(unforeseen, { cause: error });
  }
}
