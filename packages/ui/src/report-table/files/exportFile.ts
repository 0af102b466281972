import { writeCsv } from './csvFile.ts';
import { FileError } from './FileError.ts';
import { pause } from './pause.ts';
import { planOf, type FileSource } from './planOf.ts';
import { unforeseen, writeInWorker } from './writeInWorker.ts';

export interface ExportFileOptions<Row> extends FileSource<Row> {
  readonly kind: 'csv' | 'xlsx';
  /** Cancels: the promise is rejected with the signal's reason, an `AbortError` unless another was given. */
  readonly signal?: AbortSignal | undefined;
  /** The share written, from 0 to 1, never back; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes the CSV or the spreadsheet of a table without holding up the page. Rejected with a `FileError`, whose message is
 * for the person, when there can be none; with the signal's reason when cancelled.
 */
export async function exportFile<Row>(options: ExportFileOptions<Row>): Promise<Blob> {
  const { kind, signal } = options;
  signal?.throwIfAborted();
  try {
    const plan = kind === 'xlsx' ? planOf(options) : undefined;
    await pause();
    signal?.throwIfAborted();
    return await (plan ? writeInWorker(options, plan) : writeCsv(options));
  } catch (error) {
    if (signal?.aborted || error instanceof FileError) throw error;
    throw new FileError(unforeseen, { cause: error });
  }
}
