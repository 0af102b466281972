import type { FilePlan } from '../file.types.ts';
import { createCsvFile } from './csvFile.ts';
import { FileError } from './FileError.ts';
import type { FileWriter } from './fileWriter.ts';
import type { FromWorker, ToWorker } from './worker.types.ts';
import { createXlsxFile } from './xlsxFile.ts';

const create: Record<FilePlan['kind'], (plan: FilePlan) => FileWriter> = {
  csv: createCsvFile,
  xlsx: createXlsxFile,
};

let writer: FileWriter | undefined;

const answer = (message: FromWorker): void => self.postMessage(message);

function take(message: ToWorker): void {
  if (message.kind === 'plan') writer = create[message.plan.kind](message.plan);
  else if (!writer) throw new Error('no plan');
  else if (message.kind === 'slice') {
    writer.write(message.slice);
    answer({ kind: 'written', rowCount: message.slice.rowCount });
  } else answer({ kind: 'file', file: writer.end() });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    take(data);
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof FileError ? error.message : null });
  }
});
