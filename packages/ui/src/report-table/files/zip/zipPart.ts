import { type Zip, ZipDeflate } from 'fflate';

/** Lowest level: on text several times as fast as the usual level, with a file only a little larger. */
const level = 1;
/** A fixed time, so that the same content always gives the same bytes. */
export const start = new Date(1980, 0, 1);

/** Begins a file inside a package; what is pushed into it is compressed at once. */
export function addPart(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level });
  part.mtime = start;
  zip.add(part);
  return part;
}
