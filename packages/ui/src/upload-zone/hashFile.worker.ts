import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What the worker says: how far it is, from 0 to 1, and at last the sum in hexadecimal digits. */
export type HashNews =
  | { readonly fraction: number }
  | { readonly sha256: string }
  | { readonly failure: string };

const tell = (news: HashNews) => postMessage(news);
const tellEvery = 16 * 2 ** 20;

const read = async (file: File): Promise<string> => {
  const sha = sha256.create();
  const reader = file.stream().getReader();
  let done = 0;
  let told = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) return bytesToHex(sha.digest());
    sha.update(piece.value);
    done += piece.value.length;
    if (done - told < tellEvery) continue;
    told = done;
    tell({ fraction: done / file.size });
  }
};

addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(
    (sha256) => tell({ sha256 }),
    (reason: unknown) => tell({ failure: String(reason) }),
  );
});
