import type { HashNews } from './hashFile.worker.ts';

/** Gives the SHA-256 of a file in 64 hexadecimal digits; rejects when it cannot be read or `signal` ends the work. */
export type HashFile = (
  file: File,
  way: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<string>;

/** Reads the file in a worker, piece by piece, so that even a large one neither blocks the page nor fills the memory. */
export const hashFile: HashFile = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./hashFile.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', handleAbort);
    };
    const handleAbort = () => {
      end();
      reject(signal.reason);
    };
    const fail = (cause: unknown) => {
      end();
      reject(new Error('The file could not be read.', { cause }));
    };
    signal.addEventListener('abort', handleAbort);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<HashNews>) => {
      if ('fraction' in data) return onProgress(data.fraction);
      if ('failure' in data) return fail(data.failure);
      end();
      resolve(data.sha256);
    });
    worker.postMessage(file);
  });
