import { writeMonthInFull } from '@vidas/api-client/words/day.ts';
import { expect, it } from 'vitest';
import { anoInteiro, mesesEscritos } from './meses.rules.ts';

const meses = (...months: number[]): string =>
  mesesEscritos(months.reduce((sum, month) => sum + (1 << (month - 1)), 0));

it('writes the months of a discharge (PAP-7)', () => {
  expect(mesesEscritos(anoInteiro)).toBe('janeiro a dezembro');
  expect(meses(3)).toBe('março');
  expect(meses(3, 4)).toBe('março e abril');
  expect(meses(3, 4, 5, 6, 7, 8, 9, 10, 11, 12)).toBe('março a dezembro');
  expect(meses(1, 3, 4, 5, 7)).toBe('janeiro, março a maio e julho');
  expect(meses(11, 12)).toBe('novembro e dezembro');
  expect(meses()).toBe('');
  expect(writeMonthInFull('2025-03')).toBe('março de 2025');
});
