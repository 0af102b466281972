import type { Align, CellValue, Format } from '../columns.ts';

/** Messages of the page to a spreadsheet's worker: a plan, then slices in order, then the end. */
export type ToWorker =
  | { readonly kind: 'plan'; readonly plan: FilePlan }
  | { readonly kind: 'slice'; readonly slice: FileSlice }
  | { readonly kind: 'end' };

/** Answers of the worker: a slice is written and the next may come, the file is ready, or the reason for none (null: unexpected). */
export type FromWorker =
  | { readonly kind: 'written'; readonly rowCount: number }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string | null };

/** One column as a spreadsheet needs it: plain data, which can be sent to a worker. */
export interface FileColumn {
  readonly header: string;
  readonly format: Format;
  readonly align: Align;
  /** On screen, in characters; the width of the spreadsheet's column follows it. */
  readonly width: number;
  /** The cell of the totals row: nothing, the count, the sum or a rate (formulas in a spreadsheet), or the text on screen. */
  readonly total:
    | { readonly kind: 'none' }
    | { readonly kind: 'count' }
    | { readonly kind: 'sum' }
    /** A rate of the sums of other columns, by their places. */
    | {
        readonly kind: 'ratio';
        readonly plus: readonly number[];
        readonly minus: readonly number[];
        readonly per: number;
      }
    | { readonly kind: 'text'; readonly text: string };
}

/** The values of one column for a run of rows, packed so that sending them to a worker is cheap. */
export type PackedValues =
  /** Texts ('' for blanks) joined by U+0000; used when no text contains it. */
  | { readonly kind: 'texts'; readonly joined: string }
  /** Numbers, NaN for blanks; the buffer is transferred, not copied. */
  | { readonly kind: 'numbers'; readonly values: Float64Array<ArrayBuffer> }
  /** All other values, one by one. */
  | { readonly kind: 'values'; readonly values: readonly CellValue[] };

/** A run of rows, column by column, in the order of the columns. */
export interface FileSlice {
  readonly rowCount: number;
  readonly columns: readonly PackedValues[];
}

/** The parts of a spreadsheet besides its rows. */
export interface FilePlan {
  readonly columns: readonly FileColumn[];
  readonly rowCount: number;
  /** Cut and cleaned to what Excel allows. */
  readonly sheetName: string;
  /** The moment at which the file is made, in UTC: 2026-11-21T13:00:00Z. */
  readonly madeAt: string;
}
