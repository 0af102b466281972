import { Zip } from 'fflate';
import { createParts, mediaTypes } from '../fileParts.ts';
import { pause } from '../pause.ts';
import { addPart } from './zipPart.ts';

/** A text file of a package. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

const bytesPerSlice = 500_000;
const encoder = new TextEncoder();

/** Packs texts into a ZIP in short slices; the same texts always give the same bytes. */
export async function zipTexts(files: readonly TextFile[]): Promise<Blob> {
  const parts = createParts(mediaTypes.zip);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.add(chunk as Uint8Array<ArrayBuffer>);
  });
  for (const { name, text } of files) {
    const part = addPart(zip, name);
    const bytes = encoder.encode(text);
    for (let from = 0; from < bytes.length; from += bytesPerSlice) {
      part.push(bytes.subarray(from, from + bytesPerSlice), false);
      await pause();
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  return parts.blob();
}
