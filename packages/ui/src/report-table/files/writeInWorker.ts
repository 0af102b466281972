import type { Column } from '../columns.ts';
import type { FilePlan } from '../file.types.ts';
import { joinCsv } from './csvFile.ts';
import { FileError } from './FileError.ts';
import { buffersOf, packSlice } from './pack.ts';
import { sliceRows } from './sliceRows.ts';
import type { FromWorker, ToWorker } from './worker.types.ts';
import { restWriter, takeWriter } from './writers.ts';

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

type Written = Extract<FromWorker, { readonly kind: 'written' }>;

/** Said when the reason is none that a person could mend. */
export const unforeseen = 'Não foi possível gerar o arquivo. Tente de novo.';
/** While rows are written, since the file is not ready before its end. */
export const shareOf = (written: number, rowCount: number): number => Math.min(0.99, written / rowCount);

/** Slices underway in each worker: one is written while the next is packed. More would only fill the memory. */
const inFlight = 2;

/** A spreadsheet is written in order by one; the lines of a CSV by two where the page leaves two processors free. */
const crewSize = ({ kind }: FilePlan): number =>
  kind === 'csv' && (navigator.hardwareConcurrency || 1) > 2 ? 2 : 1;

/** Packs the rows slice by slice as the workers ask for them; undefined after the last. */
function slicesOf<Row>({ rows, columns }: WriteJob<Row>) {
  const size = sliceRows(columns.length);
  let number = 0;
  return () => {
    const from = number * size;
    if (from >= rows.length) return undefined;
    const slice = packSlice(rows.slice(from, from + size), columns);
    return { kind: 'slice', number: number++, slice } as const;
  };
}

/** Writes the file in workers of its own; the page only packs. */
export function writeInWorker<Row>(job: WriteJob<Row>): Promise<Blob> {
  const { plan, rows, signal, onProgress } = job;
  const nextSlice = slicesOf(job);
  return new Promise((resolve, reject) => {
    const crew = Array.from({ length: crewSize(plan) }, takeWriter);
    const listening = new AbortController();
    const pieces: Blob[] = [];
    let written = 0;

    /** The workers rest only after a whole file: half a file would still be on its way. */
    const leave = (hasFile: boolean): void => {
      listening.abort();
      for (const worker of crew)
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
    const post = (worker: Worker, message: ToWorker, buffers: ArrayBuffer[] = []) =>
      worker.postMessage(message, buffers);
    const send = (worker: Worker): void => {
      try {
        const message = nextSlice();
        if (message) post(worker, message, buffersOf(message.slice));
      } catch (error) {
        fail(null, error);
      }
    };
    const handleWritten = (worker: Worker, { number, rowCount, piece }: Written): void => {
      if (piece) pieces[number] = piece;
      written += rowCount;
      onProgress?.(shareOf(written, plan.rowCount));
      // The person may cancel while told of the progress.
      if (signal?.aborted) return;
      if (written < rows.length) send(worker);
      else if (plan.kind === 'csv') finish(joinCsv(pieces, plan));
      else post(worker, { kind: 'end' });
    };

    const heard = { signal: listening.signal };
    signal?.addEventListener('abort', handleAbort, heard);
    for (const worker of crew) {
      worker.addEventListener('error', ({ error, message }) => fail(null, error ?? message), heard);
      worker.addEventListener('messageerror', () => fail(null), heard);
      const handleNews = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'failed') fail(data.message);
        else if (data.kind === 'written') handleWritten(worker, data);
        else finish(data.file);
      };
      worker.addEventListener('message', handleNews, heard);
      post(worker, { kind: 'plan', plan });
    }
    if (rows.length === 0) return post(crew[0] as Worker, { kind: 'end' });
    for (let slice = 0; slice < inFlight; slice += 1) for (const worker of crew) send(worker);
  });
}
