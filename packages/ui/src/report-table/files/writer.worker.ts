import { FileError, createParts, mediaTypes } from './fileParts.ts';
import type { FromWorker, ToWorker, FilePlan, FileSlice } from './file.types.ts';
import { createXlsx } from './xlsxWriter.ts';

/** A spreadsheet that is written slice by slice. */
interface XlsxFile {
  readonly write: (slice: FileSlice) => void;
  /** Ends the file; nothing may be written after it. */
  readonly end: () => Blob;
}

/** Starts a spreadsheet. Only the worker calls it, because it loads the compressor. */
function createXlsxFile(plan: FilePlan): XlsxFile {
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

let sheet: XlsxFile | undefined;

const answer = (message: FromWorker): void => self.postMessage(message);

function take(message: ToWorker): void {
  if (message.kind === 'plan') sheet = createXlsxFile(message.plan);
  else if (!sheet) throw new Error('no plan');
  else if (message.kind === 'slice') {
    sheet.write(message.slice);
    answer({ kind: 'written', rowCount: message.slice.rowCount });
  } else answer({ kind: 'file', file: sheet.end() });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    take(data);
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof FileError ? error.message : null });
  }
});
