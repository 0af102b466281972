import type { FilePlan, FromWorker, ToWorker } from './file.types.ts';
import { FileError, shareOf, type WriteJob } from './fileParts.ts';
import { buffersOf, packSlice } from './pack.ts';

/** Idle workers, kept because starting and warming one up costs more than a small file. */
const resting: { readonly worker: Worker; readonly end: ReturnType<typeof setTimeout> }[] = [];

/** Time that an idle worker waits for the next file, in milliseconds. */
const rest = 60_000;

/** A worker that writes files: an idle one, else a new one. */
function takeWriter(): Worker {
  const rested = resting.pop();
  if (!rested) return new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' });
  clearTimeout(rested.end);
  return rested.worker;
}

/** Keeps a worker whose file is ready. One that failed or was stopped is terminated. */
function restWriter(worker: Worker): void {
  const end = setTimeout(() => {
    const at = resting.findIndex((one) => one.worker === worker);
    if (at !== -1) resting.splice(at, 1);
    worker.terminate();
  }, rest);
  resting.push({ worker, end });
}

const cellsOfSlice = 40_000;

/** Number of rows packed at once: few enough to take only milliseconds. */
const sliceRows = (columnCount: number): number =>
  Math.max(50, Math.min(2_000, Math.floor(cellsOfSlice / Math.max(1, columnCount))));

/** Message when the person could not have prevented the failure. */
export const unforeseen = 'Não foi possível gerar o arquivo. Tente de novo.';

/** Number of slices in progress: one is written while the next is packed. More would only use memory. */
const inFlight = 2;

/** Returns a function that packs the next slice at the worker's request; undefined after the last. */
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

/** Writes a spreadsheet in a worker of its own; the page only packs. */
export function writeInWorker<Row>(job: WriteJob<Row>, plan: FilePlan): Promise<Blob> {
  const { rows, signal, onProgress } = job;
  const nextSlice = slicesOf(job);
  return new Promise((resolve, reject) => {
    const worker = takeWriter();
    const listening = new AbortController();
    let written = 0;

    /** A worker is kept only after a complete file. After a partial one its messages would still arrive. */
    const leave = (hasFile: boolean): void => {
      listening.abort();
      if (hasFile) restWriter(worker);
      else worker.terminate();
    };
    const fail = (message: string | null, cause?: unknown): void => {
      leave(false);
      reject(new FileError(message ?? unforeseen, { cause }));
    };
    const handleAbort = (): void => {
      leave(false);
      reject(signal?.reason);
    };
    const finish = (file: Blob): void => {
      leave(true);
      onProgress?.(1);
      resolve(file);
    };
    const post = (message: ToWorker, buffers: ArrayBuffer[] = []) => worker.postMessage(message, buffers);
    const send = (): void => {
      try {
        const slice = nextSlice();
        if (slice) post({ kind: 'slice', slice }, buffersOf(slice));
      } catch (error) {
        fail(null, error);
      }
    };
    const handleWritten = (rowCount: number): void => {
      written += rowCount;
      onProgress?.(shareOf(written, rows.length));
      // The person may cancel while the progress is reported.
      if (signal?.aborted) return;
      if (written < rows.length) send();
      else post({ kind: 'end' });
    };
    const handleNews = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.kind === 'failed') fail(data.message);
      else if (data.kind === 'written') handleWritten(data.rowCount);
      else finish(data.file);
    };

    const untilDone = { signal: listening.signal };
    signal?.addEventListener('abort', handleAbort, untilDone);
    worker.addEventListener('error', ({ error, message }) => fail(null, error ?? message), untilDone);
    worker.addEventListener('messageerror', () => fail(null), untilDone);
    worker.addEventListener('message', handleNews, untilDone);
    post({ kind: 'plan', plan });
    if (rows.length === 0) return post({ kind: 'end' });
    for (let slice = 0; slice < inFlight; slice += 1) send();
  });
}
