// The managerial analysis calculated as a job, beside the bare statements that give the same sums.
import { againstBare } from '../againstBare.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';

export const measures = (): Promise<Measure[]> =>
  againstBare({
    name: 'managerial analysis',
    work: new URL('work.mjs', import.meta.url),
    statements,
    lives: scaled(50_000),
  });
