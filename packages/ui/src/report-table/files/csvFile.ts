import { createCsv } from './csvWriter.ts';
import { mediaTypes } from './fileParts.ts';
import { pause } from './pause.ts';
import { shareOf, type WriteJob } from './writeJob.ts';

/** Milliseconds of work between two pauses: half a frame, so that typing and scrolling stay smooth. */
const sliceMs = 8;
/** Rows written between two looks at the clock. */
const rowsPerLook = 100;

/** Writes a CSV on the page, slice by slice, because passing the rows to a worker would take longer than writing them. */
export async function writeCsv<Row>({ rows, columns, signal, onProgress }: WriteJob<Row>): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let isLast = false;
  // Making a Blob costs as much as writing thousands of rows, and the last chunk is not overwritten any more.
  const csv = createCsv(columns, (chunk) => pieces.push(isLast ? chunk : new Blob([chunk])));
  let at = 0;
  while (at < rows.length) {
    if (at > 0) await pause();
    signal?.throwIfAborted();
    const due = performance.now() + sliceMs;
    do {
      const to = Math.min(at + rowsPerLook, rows.length);
      csv.write(rows, at, to);
      at = to;
    } while (at < rows.length && performance.now() < due);
    onProgress?.(shareOf(at, rows.length));
  }
  signal?.throwIfAborted();
  isLast = true;
  csv.end();
  onProgress?.(1);
  return new Blob(pieces, { type: mediaTypes.csv });
}
