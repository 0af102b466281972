import { expect, test } from 'vitest';
import { barLayout } from './barLayout.ts';
import { linePath } from './LineDrawing.tsx';
import { sectorPath } from './DoughnutDrawing.tsx';

test('a line breaks where there is no number', () => {
  const scale = { x: (index: number) => index * 10, y: (value: number) => 100 - value };
  expect(linePath([1, 2, null, 3, 4], scale)).toBe('M0,99L10,98M30,97L40,96');
  expect(linePath([null, null], scale)).toBe('');
});

test('a quarter of a ring goes clockwise from the top, more than half of it takes the long way', () => {
  const ring = { cx: 0, cy: 0, inner: 5, outer: 10 };
  const numbers = (path: string) =>
    path.match(/-?\d+(\.\d+)?(e-\d+)?/g)?.map((text) => Math.round(+text) + 0);
  expect(numbers(sectorPath(ring, 90, 0))).toEqual([
    0, -10, 10, 10, 0, 0, 1, 10, 0, 5, 0, 5, 5, 0, 0, 0, 0, -5,
  ]);
  expect(sectorPath(ring, 90, -180)).toContain('A10,10 0 1 1');
  expect(sectorPath(ring, 90, -270)).not.toContain('NaN');
});

test.each(['vertical', 'horizontal'] as const)(
  '%s bars stand side by side from zero to their value',
  (direction) => {
    const series = [
      { name: 'a', values: [10, -5] },
      { name: 'b', values: [4, 8] },
    ];
    const { boxOf, at } = barLayout({ labels: ['1', '2'], series, format: 'integer', direction }, 600);
    const [up, down, beside] = [boxOf(0, 0, 10), boxOf(1, 0, -5), boxOf(0, 1, 4)];
    if (direction === 'vertical') {
      expect([up.y, up.y + up.height]).toEqual([at(10), at(0)]);
      expect(down.y).toBe(at(0));
      expect(beside.x).toBe(up.x + up.width + 2);
    } else {
      expect([up.x, up.x + up.width]).toEqual([at(0), at(10)]);
      expect(down.x + down.width).toBeCloseTo(at(0));
      expect(beside.y).toBe(up.y + up.height + 2);
    }
  },
);
