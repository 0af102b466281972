import type { FilePlan, FileSlice } from '../file.types.ts';

/** What the page tells a worker: a plan, then slices by their number, then (of a spreadsheet) the end. A spreadsheet's slices come in order, to one worker. */
export type ToWorker =
  | { readonly kind: 'plan'; readonly plan: FilePlan }
  | { readonly kind: 'slice'; readonly number: number; readonly slice: FileSlice }
  | { readonly kind: 'end' };

/**
 * What a worker answers: a slice is written (so the next may come; of a CSV with its piece of the file), the spreadsheet is
 * ready, or why there is no file (null: unforeseen).
 */
export type FromWorker =
  | {
      readonly kind: 'written';
      readonly number: number;
      readonly rowCount: number;
      readonly piece: Blob | null;
    }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string | null };
