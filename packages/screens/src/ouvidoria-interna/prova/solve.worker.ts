import { solve, type Solving } from './solve.ts';

/** Messages of the worker: its progress, and finally the solution. */
export type Said = { solving: Solving } | { solucao: string | undefined };

const say = (said: Said): void => self.postMessage(said);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  say({ solucao: solve(data, (solving) => say({ solving })) });
});
