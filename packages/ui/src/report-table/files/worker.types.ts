import type { FilePlan, FileSlice } from '../file.types.ts';

/** What the page tells the worker of a spreadsheet: a plan, then slices in order, then the end. */
export type ToWorker =
  | { readonly kind: 'plan'; readonly plan: FilePlan }
  | { readonly kind: 'slice'; readonly slice: FileSlice }
  | { readonly kind: 'end' };

/** What it answers: a slice is written (so the next may come), the file is ready, or why there is none (null: unforeseen). */
export type FromWorker =
  | { readonly kind: 'written'; readonly rowCount: number }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string | null };
