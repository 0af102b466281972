import { expect, test } from 'vitest';
import { lives } from './SplitHero.tsx';

test('draws the same lives at every visit', () => {
  expect(lives(280, 140)).toEqual(lives(280, 140));
});

test('keeps every dot inside the canvas and visible', () => {
  const dots = lives(280, 140);
  expect(dots).toHaveLength(19 * 9);
  for (const { x, y, opacity } of dots) {
    expect(x).toBeLessThan(280);
    expect(y).toBeLessThan(140);
    expect(opacity).toBeGreaterThan(0);
    expect(opacity).toBeLessThanOrEqual(0.75);
  }
});

test('has nothing to draw on a canvas without room', () => {
  expect(lives(0, 0)).toEqual([]);
});
