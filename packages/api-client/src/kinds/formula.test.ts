import { expect, it } from 'vitest';
import { isFormula, withoutFormula } from './formula.ts';

it.each([...'=+-@＝＋－＠'])('a spreadsheet may run what begins with %s', (sign) => {
  for (const text of [`${sign}A1`, ` ${sign}A1`, `${sign}${sign} A1`]) {
    expect(isFormula(text)).toBe(true);
    expect(withoutFormula(text)).toBe('A1');
  }
});

it.each(['', 'Conceição', 'a=b', '45 99123-4513', "'=1"])('%j is no formula', (text) => {
  expect(isFormula(text)).toBe(false);
  expect(withoutFormula(text)).toBe(text);
});
