import type { FilePlan } from '../file.types.ts';
import { csvPiece } from './csvFile.ts';
import { FileError } from './FileError.ts';
import type { FileWriter } from './fileWriter.ts';
import type { FromWorker, ToWorker } from './worker.types.ts';
import { createXlsxFile } from './xlsxFile.ts';

let plan: FilePlan | undefined;
/** Only of a spreadsheet: the lines of a CSV do not depend on each other. */
let sheet: FileWriter | undefined;

const answer = (message: FromWorker): void => self.postMessage(message);

function take(message: ToWorker): void {
  if (message.kind === 'plan') {
    ({ plan } = message);
    sheet = plan.kind === 'xlsx' ? createXlsxFile(plan) : undefined;
  } else if (!plan) throw new Error('no plan');
  else if (message.kind === 'slice') {
    const { slice, number } = message;
    const piece = sheet ? null : csvPiece(slice, plan);
    sheet?.write(slice);
    answer({ kind: 'written', number, rowCount: slice.rowCount, piece });
  } else if (sheet) answer({ kind: 'file', file: sheet.end() });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    take(data);
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof FileError ? error.message : null });
  }
});
