import type { FilePlan, FileSlice } from '../file.types.ts';
import { createParts, mediaTypes } from './fileParts.ts';
import { createXlsx } from './xlsxWriter.ts';

/** A spreadsheet that is written slice by slice. */
export interface XlsxFile {
  readonly write: (slice: FileSlice) => void;
  /** Ends the file; nothing may be written after it. */
  readonly end: () => Blob;
}

/** Starts a spreadsheet. Only for the worker, because it brings the compressor along. */
export function createXlsxFile(plan: FilePlan): XlsxFile {
  const parts = createParts(mediaTypes.xlsx);
  const xlsx = createXlsx(plan, parts.add);
  return {
    write: xlsx.write,
    end: () => {
      xlsx.end();
      return parts.blob();
    },
  };
}
