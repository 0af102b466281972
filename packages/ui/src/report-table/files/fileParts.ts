import type { Column } from '../columns.ts';

/** Reason for a missing file, in words for the person. `cause` has the original error. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Lets the page draw and react. It returns sooner than a timer, and is not throttled in a hidden tab. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** A table whose rows go into a file. */
export interface WriteJob<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Cancels the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, never decreasing; 1 when the file is ready. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The progress while rows are written stays below 1, because the end of the file is missing. */
export const shareOf = (written: number, rowCount: number): number => Math.min(0.99, written / rowCount);

/** Media types of the files. */
export const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

const foldAt = 4_000_000;

/**
 * Collects the pieces of a file. They are joined into a Blob now and then, because a Blob may be outside the script's
 * memory.
 */
export function createParts(type: string) {
  const folded: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const fold = (): void => {
    folded.push(new Blob(pieces));
    pieces = [];
    size = 0;
  };
  return {
    add: (piece: Uint8Array<ArrayBuffer>): void => {
      pieces.push(piece);
      size += piece.length;
      if (size >= foldAt) fold();
    },
    blob: (): Blob => {
      fold();
      return new Blob(folded, { type });
    },
  };
}
