import { Zip, ZipPassThrough, ZipDeflate } from 'fflate';
import { createParts, mediaTypes, pause } from './fileParts.ts';

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

/**
 * Lowest compression level. For text it is several times as fast as the usual one, and the file only a little larger.
 */
const level = 1;
/** A fixed time, so that the same content always gives the same bytes. */
const start = new Date(1980, 0, 1);

/** Begins a file inside a package; its data is compressed at once. */
export function addPart(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level });
  part.mtime = start;
  zip.add(part);
  return part;
}

/** A package that grows file by file. */
export interface ZipFiles {
  readonly add: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Returns the whole package. Nothing may be added after it. */
  readonly end: () => Blob;
}

/**
 * Packs files without compression, because PDFs are compressed already. A Blob keeps the packed data outside the
 * script's memory.
 */
export function zipFiles(): ZipFiles {
  const parts = createParts(mediaTypes.zip);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.add(chunk as Uint8Array<ArrayBuffer>);
  });
  return {
    add: (name, bytes) => {
      const part = new ZipPassThrough(name);
      part.mtime = start;
      zip.add(part);
      part.push(bytes, true);
    },
    end: () => {
      zip.end();
      return parts.blob();
    },
  };
}
