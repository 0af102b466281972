import { expect, it } from 'vitest';
import { fatorDe, vencimentoDe } from './fator.rules.ts';

it.each([
  ['2000-07-03', '1000'],
  ['2008-02-03', '3771'],
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2026-11-24', '1640'],
  ['2026-12-31', '1677'],
  ['2049-10-13', '9999'],
])('the factor of %s is %s and comes back near its day (BOL-4)', (day, factor) => {
  expect(fatorDe(day)).toBe(factor);
  expect(vencimentoDe(factor, day)).toBe(day);
});

it('reads a factor of both cycles by the reference day (BOL-4)', () => {
  expect(vencimentoDe('3771', '2010-01-01')).toBe('2008-02-03');
  expect(vencimentoDe('3771', '2026-11-21')).toBe('2032-09-24');
});

it('writes 0000 for a bill without due day and reads it back (BOL-4)', () => {
  expect(fatorDe(null)).toBe('0000');
  expect(vencimentoDe('0000', '2026-11-21')).toBeNull();
});

it.each(['1999-01-01', '2026-02-30x', 'ontem'])('refuses the due day %s', (day) => {
  expect(() => fatorDe(day)).toThrow('vencimento inválido');
});
