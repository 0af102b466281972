import { solve } from './solve.ts';

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  self.postMessage(solve(data));
});
