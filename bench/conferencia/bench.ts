// The night check as a job, beside one scan of the postings that adds them up by invoice.
import { againstBare } from '../againstBare.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';

export const measures = (): Promise<Measure[]> =>
  againstBare({
    name: 'night check',
    work: new URL('work.mjs', import.meta.url),
    statements,
    lives: scaled(100_000),
  });
