import { expect, test } from 'vitest';
import { countAt, countMs } from './KpiValue.tsx';

test('begins where it stood and ends on the exact value', () => {
  expect(countAt({ from: 0, to: 4310, elapsedMs: 0 })).toBe(0);
  expect(countAt({ from: 0, to: 4310, elapsedMs: countMs })).toBe(4310);
  expect(countAt({ from: 0, to: 7.25, elapsedMs: countMs + 500 })).toBe(7.25);
});

test('never goes beyond the value nor back', () => {
  const steps = Array.from({ length: 41 }, (_, at) => countAt({ from: 0, to: 4310, elapsedMs: at * 50 }));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(Math.max(...steps)).toBe(4310);
});

test('counts down to a debt and keeps whole numbers whole', () => {
  const half = countAt({ from: 0, to: -123_456, elapsedMs: countMs / 2 });
  expect(half).toBeLessThan(0);
  expect(Number.isInteger(half)).toBe(true);
});

test('shows no more decimals than the value has', () => {
  expect(String(countAt({ from: 0, to: 7.2, elapsedMs: 700 }))).toMatch(/^\d+(\.\d)?$/);
});
