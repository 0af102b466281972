import { expect, it } from 'vitest';
import { columnLetters } from './sheetRefs.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('names column %d %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});
