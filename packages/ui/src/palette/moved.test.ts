import { expect, test } from 'vitest';
import { moved } from './Palette.tsx';

const keys = Array.from({ length: 20 }, (_, index) => `k${index}`);

test.each([
  ['k0', 'ArrowDown', 'k1'],
  ['k19', 'ArrowDown', 'k0'],
  ['k0', 'ArrowUp', 'k19'],
  ['k5', 'ArrowUp', 'k4'],
  ['k0', 'PageDown', 'k8'],
  ['k15', 'PageDown', 'k19'],
  ['k3', 'PageUp', 'k0'],
  ['k3', 'a', undefined],
  ['k3', 'Home', undefined],
])('from %s, %s leads to %s', (from, key, to) => expect(moved(keys, from, key)).toBe(to));

test('leads nowhere in an empty list', () => expect(moved([], undefined, 'ArrowDown')).toBeUndefined());
