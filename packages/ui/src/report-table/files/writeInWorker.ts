import type { Column } from '../columns.ts';
import type { FilePlan } from '../file.types.ts';
import { FileError } from './FileError.ts';
import { buffersOf, packSlice } from './pack.ts';
import { sliceRows } from './sliceRows.ts';
import type { FromWorker, ToWorker } from './worker.types.ts';

/** A table whose rows go into a file. */
export interface WriteJob<Row> {
  readonly plan: FilePlan;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, never back; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Said when the reason is none that a person could mend. */
export const unforeseen = 'Não foi possível gerar o arquivo. Tente de novo.';
/** While rows are written, since the file is not ready before its end. */
export const shareOf = (written: number, rowCount: number): number => Math.min(0.99, written / rowCount);

/** Slices underway: one is written while the next is packed. More would only fill the memory. */
const inFlight = 2;

/** Packs the rows slice by slice as the worker asks for them; undefined after the last. */
function slicesOf<Row>({ rows, columns }: WriteJob<Row>) {
  const size = sliceRows(columns.length);
  let from = 0;
  return () => {
    if (from >= rows.length) return undefined;
    const slice = packSlice(rows.slice(from, from + size), columns);
    from += size;
    return slice;
  };
}

/** Writes the file in a worker of its own, which lives as long as the work; the page only packs. */
export function writeInWorker<Row>(job: WriteJob<Row>): Promise<Blob> {
  const { plan, signal, onProgress } = job;
  const nextSlice = slicesOf(job);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' });
    const post = (message: ToWorker, buffers: ArrayBuffer[] = []) => worker.postMessage(message, buffers);
    let hasEnded = false;
    let written = 0;

    const leave = (): void => {
      worker.terminate();
      signal?.removeEventListener('abort', handleAbort);
    };
    const fail = (message: string | null, cause?: unknown): void => {
      leave();
      reject(new FileError(message ?? unforeseen, { cause }));
    };
    const handleAbort = (): void => {
      leave();
      reject(signal?.reason);
    };
    const send = (): void => {
      if (hasEnded) return;
      try {
        const slice = nextSlice();
        hasEnded = slice === undefined;
        if (slice) post({ kind: 'slice', slice }, buffersOf(slice));
        else post({ kind: 'end' });
      } catch (error) {
        fail(null, error);
      }
    };

    signal?.addEventListener('abort', handleAbort);
    worker.addEventListener('error', ({ error, message }) => fail(null, error ?? message));
    worker.addEventListener('messageerror', () => fail(null));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'failed') fail(data.message);
      else if (data.kind === 'written') {
        written += data.rowCount;
        onProgress?.(shareOf(written, plan.rowCount));
        // The person may cancel while told of the progress.
        if (!signal?.aborted) send();
      } else {
        leave();
        onProgress?.(1);
        resolve(data.file);
      }
    });
    post({ kind: 'plan', plan });
    for (let slice = 0; slice < inFlight; slice += 1) send();
  });
}
