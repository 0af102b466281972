/** Solves a challenge in a worker, so that the page stays responsive; undefined for an invalid challenge. `signal` ends the work. */
export type Solver = (desafio: string, signal: AbortSignal) => Promise<string | undefined>;

export const solveInWorker: Solver = (desafio, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', handleAbort);
    };
    const handleAbort = () => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', handleAbort);
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => {
      end();
      resolve(data);
    };
    worker.onerror = (event) => {
      end();
      reject(new Error('Não foi possível verificar neste aparelho.', { cause: event }));
    };
    worker.postMessage(desafio);
  });
