import { FileError } from './FileError.ts';
import type { FromWorker, ToWorker } from './worker.types.ts';
import { createXlsxFile, type XlsxFile } from './xlsxFile.ts';

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
