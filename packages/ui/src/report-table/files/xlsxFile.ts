import type { FilePlan } from '../file.types.ts';
import { createParts, mediaTypes, type FileWriter } from './fileWriter.ts';
import { createXlsx } from './xlsxWriter.ts';

/** Writes a spreadsheet slice by slice. Worker only: it brings the compressor along. */
export function createXlsxFile(plan: FilePlan): FileWriter {
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
