import type { Solving } from './solve.ts';
import type { Said } from './solve.worker.ts';

/** Options of a solver: `signal` cancels the work, `onSolving` receives its progress. */
export interface SolverOptions {
  readonly signal: AbortSignal;
  readonly onSolving?: (solving: Solving) => void;
}

/** Solves a challenge in a worker, so that the page stays responsive; undefined for an invalid challenge. */
export type Solver = (desafio: string, options: SolverOptions) => Promise<string | undefined>;

export const solveInWorker: Solver = (desafio, { signal, onSolving }) =>
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
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('solving' in data) onSolving?.(data.solving);
      else {
        end();
        resolve(data.solucao);
      }
    };
    worker.onerror = (event) => {
      end();
      reject(new Error('Não foi possível verificar neste aparelho.', { cause: event }));
    };
    worker.postMessage(desafio);
  });
