import { expect, it } from 'vitest';
import type { Format } from '../columns.ts';
import { describeQuery } from './describe.ts';
import { readQuery } from './readQuery.ts';
import type { TypedColumn } from './query.types.ts';

const letters = '0123456789.,-+%!"“” ><=≥≤/…()$ªç\u00a0\u2212\u200b';
const words = [
  '..| a | ou |ou|vazio|R$|de |até |15/10/2026|31/02|10/2026|2026|hoje|mês passado|1.000|99999999999999999',
  '__proto__|constructor|NaN|😀|\ud800|\n|\0',
];
const pieces = [...letters, ...words.join('|').split('|')];

/** The same pseudo-random numbers at every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const columns: readonly (readonly [TypedColumn['filter']['kind'], Format])[] = [
  ['text', 'text'],
  ['exact', 'text'],
  ['range', 'integer'],
  ['range', 'money'],
  ['range', 'percent'],
  ['range', 'text'],
  ['dates', 'date'],
  ['dates', 'dateTime'],
  ['competencias', 'competencia'],
];

it.each(columns)(
  'whatever is typed into a %s filter of %s is read, refused in words or left alone',
  (kind, format) => {
    const roll = dice(columns.findIndex((column) => column[0] === kind && column[1] === format) + 7);
    const column = { format, filter: { kind } };
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: 1 + roll(7) }, () => pieces[roll(pieces.length)]).join('');
      const { query, problem } = readQuery(text, column, '2026-10-31');
      expect(describeQuery('Coluna', query, column), text).toMatch(/^Coluna/);
      if (problem !== undefined) expect(problem.length, text).toBeGreaterThan(20);
      for (const { least, most } of query?.ranges ?? []) {
        expect(least ?? 0, text).not.toBeNaN();
        expect(most ?? 0, text).not.toBeNaN();
        expect(Number.isFinite(least ?? 0) && Number.isFinite(most ?? 0), text).toBe(true);
        if (least !== null && most !== null) expect(least, text).toBeLessThanOrEqual(most);
      }
    }
  },
);
