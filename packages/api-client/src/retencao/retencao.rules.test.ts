import { expect, it } from 'vitest';
import { motivosDe, motivosPadrao } from './retencao.rules.ts';

const codesOf = (...asked: Parameters<typeof motivosDe>) => motivosDe(...asked).map(({ codigo }) => codigo);

// RET-5: 23 motives, and the answers that each one fits.
it.each([
  ['A', null, [1, 2, 3]],
  ['F', 'P', [14, 15, 16, 17, 18, 19, 20, 21]],
  ['F', 'N', [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 22, 23]],
  ['F', null, []],
] as const)('offers the motives of status %s and result %s (RET-4, RET-5)', (status, resultado, codes) => {
  expect(codesOf(motivosPadrao, status, resultado)).toEqual(codes);
});
