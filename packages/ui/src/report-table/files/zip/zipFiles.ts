import { Zip, ZipPassThrough } from 'fflate';
import { createParts, mediaTypes } from '../fileParts.ts';
import { start } from './zipPart.ts';

/** A package that grows file by file. */
export interface ZipFiles {
  readonly add: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** The whole package; nothing is added after it. */
  readonly end: () => Blob;
}

/** Packs files as they are, as PDFs are compressed already; what was packed leaves the memory of the script. */
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
