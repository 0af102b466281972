import { solve } from './solve.ts';

interface Task {
  desafio: string;
  bits: number;
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  self.postMessage(solve(data.desafio, data.bits));
});
