import { expect, test } from 'vitest';
import { isSameWord } from './Confirm.tsx';

test.each([
  ['Smart 200', 'Smart 200', true],
  ['  smart  200 ', 'Smart 200', true],
  ['associacao', 'Associação', true],
  ['Smart 20', 'Smart 200', false],
  ['Smart 2000', 'Smart 200', false],
  ['', 'Smart 200', false],
  ['', '', false],
])('%j for %j is %s', (typed, wanted, expected) => expect(isSameWord(typed, wanted)).toBe(expected));
