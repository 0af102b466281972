// The four calls of the board, with session, contract and all, beside statements by hand that give the same numbers.
import { againstBare } from '../againstBare.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';

export const measures = (): Promise<Measure[]> =>
  againstBare({
    name: 'board',
    work: new URL('work.mjs', import.meta.url),
    statements,
    lives: scaled(100_000),
  });
