import type { Align, CellValue, Format } from '../columns.ts';

/** Messages of the page to the worker of a spreadsheet: a plan, slices in order, the end. */
export type ToWorker =
  | { readonly kind: 'plan'; readonly plan: FilePlan }
  | { readonly kind: 'slice'; readonly slice: FileSlice }
  | { readonly kind: 'end' };

/**
 * Answers of the worker: a slice is written and the next may come, the file is ready, or the reason for no file
 * (null: unexpected).
 */
export type FromWorker =
  | { readonly kind: 'written'; readonly rowCount: number }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string | null };

/** One column of a spreadsheet, as plain data that a worker can receive. */
export interface FileColumn {
  readonly header: string;
  readonly format: Format;
  readonly align: Align;
  /** Width on screen, in characters. The spreadsheet's column is as wide. */
  readonly width: number;
  /**
   * The cell of the totals row: nothing, the count, the sum or a rate (formulas in a spreadsheet), or the text on
   * screen.
   */
  readonly total:
    | { readonly kind: 'none' }
    | { readonly kind: 'count' }
    | { readonly kind: 'sum' }
    /** A rate of the sums of other columns, by their indexes. */
    | {
        readonly kind: 'ratio';
        readonly plus: readonly number[];
        readonly minus: readonly number[];
        readonly per: number;
      }
    | { readonly kind: 'text'; readonly text: string };
}

/** The values of one column for a run of rows, packed for cheap transfer to a worker. */
export type PackedValues =
  /** Texts ('' for blanks) joined by U+0000, for texts without that character. */
  | { readonly kind: 'texts'; readonly joined: string }
  /** Numbers, NaN for blanks. The buffer is transferred, not copied. */
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
  /** Name of the sheet, cut and cleaned for Excel. */
  readonly sheetName: string;
  /** Moment of the file, in UTC: 2026-11-21T13:00:00Z. */
  readonly madeAt: string;
}
