import { expect, test } from 'vitest';
import { cut, extent, labelStep, linear, niceTicks, spread, wrap } from './scales.ts';

test.each([
  [0, 4120, { least: 1 }, [0, 2000, 4000, 6000]],
  [-50, 90, {}, [-50, 0, 50, 100]],
  [0, 3, { least: 1 }, [0, 1, 2, 3]],
  [0, 0.4, {}, [0, 0.1, 0.2, 0.3, 0.4]],
  [17_412, 19_548, { least: 1 }, [17_000, 18_000, 19_000, 20_000]],
  [5, 5, { least: 1 }, [4, 6]],
] as const)('ticks from %d to %d are round', (low, high, options, expected) => {
  expect(niceTicks(low, high, options)).toEqual(expected);
});

test('ticks cover the numbers also when they are tiny, huge, negative or equal', () => {
  for (const [low, high] of [
    [0, 1],
    [-3, -1],
    [-1e9, 1e12],
    [0, 0.001],
    [0, 0],
    [7, 7],
  ] as const) {
    const ticks = niceTicks(low, high);
    expect(ticks[0]).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThan(9);
  }
});

test('maps a domain on a range, and a domain of no width on its middle', () => {
  expect(linear([0, 10], [100, 0])(2.5)).toBe(75);
  expect(linear([5, 5], [0, 40])(5)).toBe(20);
});

test('knows the extent of what is there', () => {
  expect(extent([3, null, -2, 8])).toEqual([-2, 8]);
  expect(extent([null])).toBeUndefined();
});

test('breaks a long name between words and ends it with an ellipsis', () => {
  expect(wrap('59 ou mais', 50)).toEqual(['59 ou', 'mais']);
  expect(wrap('Consultas', 200)).toEqual(['Consultas']);
  expect(wrap('Internação clínica em regime hospitalar', 100)).toEqual(['Internação', 'clínica em re…']);
  expect(cut('Ressarcimento', 40)).toBe('Ress…');
});

test('thins labels out only where they do not fit', () => {
  expect(labelStep(40, 60)).toBe(1);
  expect(labelStep(60, 20)).toBe(3);
});

test('moves labels apart in their order and keeps them within the bounds', () => {
  const bounds = { gap: 20, from: 0, to: 100 };
  expect(spread([50, 52], bounds)).toEqual([50, 70]);
  expect(spread([98, 99, 100], bounds)).toEqual([60, 80, 100]);
  expect(spread([99, 10, 98], bounds)).toEqual([100, 10, 80]);
  expect(spread([0, 0, 0], { gap: 90, from: 0, to: 100 })).toEqual([0, 50, 100]);
});
