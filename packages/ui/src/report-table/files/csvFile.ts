import type { FilePlan, FileSlice } from '../file.types.ts';
import { csvHead, csvLines } from './csvWriter.ts';
import { createParts, mediaTypes, type FileWriter } from './fileWriter.ts';

const encoder = new TextEncoder();

/** Writes a CSV slice by slice. */
export function createCsvFile({ columns }: FilePlan): FileWriter {
  const parts = createParts(mediaTypes.csv);
  // Encoded here: a Blob takes several times as long over a long text put together from pieces.
  const add = (text: string): void => parts.add(encoder.encode(text));
  add(csvHead(columns));
  return { write: (slice) => add(csvLines(slice, columns)), end: parts.blob };
}

/** One piece of a CSV that several workers write: the lines of a slice. */
export const csvPiece = (slice: FileSlice, { columns }: FilePlan): Blob =>
  new Blob([encoder.encode(csvLines(slice, columns))]);

/** The whole of a CSV from its pieces in order. */
export const joinCsv = (pieces: readonly Blob[], { columns }: FilePlan): Blob =>
  new Blob([encoder.encode(csvHead(columns)), ...pieces], { type: mediaTypes.csv });
