import { writeCsv } from './csvFile.ts';
import { FileError } from './FileError.ts';
import { pause } from './pause.ts';
import { planOf, type FileSource } from './planOf.ts';
import { unforeseen, writeInWorker } from './writeInWorker.ts';

export interface ExportFileOptions<Row> extends FileSource<Row> {
  readonly kind: 'csv' | 'xlsx';
  /** Cancels: the promise rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal | undefined;
  /** The written share, from 0 to 1, never decreasing; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes the CSV or the spreadsheet of a table without blocking the page. Rejects with a `FileError`, whose message is for the
 * person, when no file can be made; with the signal's reason when cancelled.
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
