import { expect, test } from 'vitest';
import { initials } from './UserBadge.tsx';

test.each([
  ['Marina Alencar', 'MA'],
  ['Ana Maria dos Santos', 'AS'],
  ['érica da Silva', 'ÉS'],
  ['  Bento  ', 'B'],
  ['', ''],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
