import type { Column } from '../columns.ts';

/** A table whose rows go into a file. */
export interface WriteJob<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, never back; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** While rows are written, since the file is not ready before its end. */
export const shareOf = (written: number, rowCount: number): number => Math.min(0.99, written / rowCount);
