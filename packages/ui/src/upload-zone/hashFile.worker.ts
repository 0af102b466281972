import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** News of the worker: its progress from 0 to 1, and at last the sum in hexadecimal digits. */
export type HashNews =
  | { readonly fraction: number }
  | { readonly sha256: string }
  | { readonly failure: string };

const tell = (news: HashNews) => postMessage(news);
const tellEvery = 16 * 2 ** 20;

const read = async (file: File): Promise<string> => {
  const sha = sha256.create();
  const reader = file.stream().getReader();
  let bytes = 0;
  let lastBytes = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) return bytesToHex(sha.digest());
    sha.update(piece.value);
    bytes += piece.value.length;
    if (bytes - lastBytes < tellEvery) continue;
    lastBytes = bytes;
    tell({ fraction: bytes / file.size });
  }
};

addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(
    (sha256) => tell({ sha256 }),
    (reason: unknown) => tell({ failure: String(reason) }),
  );
});
