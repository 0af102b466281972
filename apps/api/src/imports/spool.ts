import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An upload on disk, under a random name. */
export interface Spooled {
  path: string;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
  bytes: number;
}

export interface Upload {
  name: string;
  stream: Readable;
}

const write = async (stream: Readable, path: string): Promise<Spooled> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    stream,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { path, sha256: hash.digest('hex'), bytes };
};

/** Writes an upload into `dir`, readable by the server's user only, passes it to `use`, and always removes it. */
export const withSpooled = async <T>(
  { stream }: Upload,
  dir: string,
  use: (spooled: Spooled) => Promise<T>,
): Promise<T> => {
  const path = join(dir, `${randomUUID()}.upload`);
  try {
    return await use(await write(stream, path));
  } finally {
    await rm(path, { force: true });
  }
};
