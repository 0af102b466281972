import type { FilePlan, FileSlice } from '../file.types.ts';

/** Messages of the page to a spreadsheet's worker: a plan, then slices in order, then the end. */
export type ToWorker =
  | { readonly kind: 'plan'; readonly plan: FilePlan }
  | { readonly kind: 'slice'; readonly slice: FileSlice }
  | { readonly kind: 'end' };

/** The worker's answers: a slice is written (the next may come), the file is ready, or why there is none (null: unexpected). */
export type FromWorker =
  | { readonly kind: 'written'; readonly rowCount: number }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string | null };
