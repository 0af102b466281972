import type { Column } from '../columns.ts';

/** A table whose rows go into a file. */
export interface WriteJob<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Cancels the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, never decreasing; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The progress while rows are written stays below 1, because the file is not ready before its end. */
export const shareOf = (written: number, rowCount: number): number => Math.min(0.99, written / rowCount);
