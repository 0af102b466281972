import { Zip } from 'fflate';
import type { FilePlan, FileSlice } from '../file.types.ts';
import { FileError } from './FileError.ts';
import { createSheet } from './sheetWriter.ts';
import { sheetPath, xlsxParts } from './xlsxParts.ts';
import { addPart } from './zip/zipPart.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is written slice by slice; the chunks go to the function it was made with. */
export interface SliceWriter {
  readonly write: (slice: FileSlice) => void;
  readonly end: () => void;
}

/** The largest part of a ZIP without its 64-bit form. */
const mostBytes = 0xff_ff_ff_ff;
const encoder = new TextEncoder();

/**
 * Writes a spreadsheet (Office Open XML) in one pass: chunks come out as slices come in. Throws a `FileError` when
 * the sheet grows past what the format of the package holds.
 */
export function createXlsx(plan: FilePlan, onChunk: (chunk: Bytes) => void): SliceWriter {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    onChunk(chunk as Bytes);
  });
  for (const [path, xml] of xlsxParts(plan)) addPart(zip, path).push(encoder.encode(xml), true);
  const part = addPart(zip, sheetPath);
  const sheet = createSheet(plan);
  let size = 0;
  const push = (xml: string, isLast: boolean): void => {
    const bytes = encoder.encode(xml);
    size += bytes.length;
    if (size > mostBytes)
      throw new FileError(
        'O relatório é grande demais para uma planilha do Excel. Filtre o relatório ou exporte em CSV.',
      );
    part.push(bytes, isLast);
  };
  push(sheet.head(), false);
  return {
    write: (slice) => push(sheet.rows(slice), false),
    end: () => {
      push(sheet.tail(), true);
      zip.end();
    },
  };
}
