// The queue of notices: every late contract with its situation, beside the same statement by the bare driver, which judges nothing.
import { againstBare } from '../againstBare.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';

export const measures = (): Promise<Measure[]> =>
  againstBare({
    name: 'queue of notices',
    work: new URL('work.mjs', import.meta.url),
    statements,
    lives: scaled(50_000),
  });
