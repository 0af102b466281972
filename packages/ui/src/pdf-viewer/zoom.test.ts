import { expect, test } from 'vitest';
import { densityFor, factorOf, pxPerPoint, stepZoom, turned, writeZoom } from './zoom.ts';

const a4 = { width: 595, height: 842 };
const room = { width: 595 * pxPerPoint * 1.2, height: 842 * pxPerPoint * 0.6 };

test.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [1.07, 1, 1.1],
  [1.07, -1, 1],
  [1.0999, 1, 1.25],
  [4, 1, 4],
  [0.25, -1, 0.25],
  [9, 1, 4],
] as const)('from %d in direction %d the next size is %d', (from, direction, to) => {
  expect(stepZoom(from, direction)).toBe(to);
});

test('the width fits by the width, the page by the narrower of both', () => {
  expect(factorOf('width', a4, room)).toBeCloseTo(1.2);
  expect(factorOf('page', a4, room)).toBeCloseTo(0.6);
});

test('a chosen size stays within what can be drawn', () => {
  expect(factorOf(0.01, a4, room)).toBe(0.25);
  expect(factorOf(40, a4, room)).toBe(4);
});

test('before the place is measured a page has its size on paper', () => {
  expect(factorOf('width', a4, { width: 0, height: 0 })).toBe(1);
});

test('a page on its side is as wide as it was high', () => {
  expect(turned(a4, 90)).toEqual({ width: 842, height: 595 });
  expect(turned(a4, 180)).toEqual(a4);
});

test('a large page gives up sharpness, not the picture', () => {
  expect(densityFor({ width: 800, height: 1000 }, 2)).toBe(2);
  const density = densityFor({ width: 4000, height: 6000 }, 3);
  expect(4000 * density * 6000 * density).toBeLessThanOrEqual(16_000_001);
});

test('the size is written whole', () => {
  expect(writeZoom(0.666)).toBe('67%');
});
