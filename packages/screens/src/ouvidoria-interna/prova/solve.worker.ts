import { solve, type Solving } from './solve.ts';

/** What the worker says: how far it is, and at last the solution. */
export type Said = { solving: Solving } | { solucao: string | undefined };

const say = (said: Said): void => self.postMessage(said);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  say({ solucao: solve(data, (solving) => say({ solving })) });
});
