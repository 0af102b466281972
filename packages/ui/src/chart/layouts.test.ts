import { expect, test } from 'vitest';
import { barLayout, type BarInput } from './barLayout.ts';
import { doughnutLayout, foldSmall } from './doughnutLayout.ts';
import { lineLayout } from './lineLayout.ts';

const bars = (values: readonly (number | null)[], more: Partial<BarInput> = {}): BarInput => ({
  labels: values.map((_, at) => `${at + 1}`),
  series: [{ name: '', values }],
  format: 'integer',
  direction: 'auto',
  ...more,
});

test.each([[[3, 9, 5]], [[-4, 7]], [[-4, -9]], [[0, 0]], [[null, 2]]])(
  'bars of %o stand on zero',
  (values) => {
    for (const direction of ['vertical', 'horizontal'] as const) {
      const { domain } = barLayout(bars(values, { direction }), 600);
      expect(domain[0]).toBeLessThanOrEqual(0);
      expect(domain[1]).toBeGreaterThanOrEqual(0);
      expect(domain[1]).toBeGreaterThan(domain[0]);
    }
  },
);

test('the pointer finds the bar that the drawing shows there', () => {
  for (const direction of ['vertical', 'horizontal'] as const) {
    const layout = barLayout(bars([1, 2, 3, 4], { direction }), 600);
    for (let at = 0; at < 4; at++) {
      const middle = layout.middleOf(at);
      expect(
        layout.indexAt(direction === 'vertical' ? middle : 50, direction === 'vertical' ? 50 : middle),
      ).toBe(at);
    }
    expect(layout.indexAt(-5, -5)).toBeUndefined();
  }
});

test('bars with long names lie down; months stay upright and are thinned out', () => {
  const long = ['Internação clínica em regime hospitalar', 'Terapias especiais de continuidade'];
  expect(barLayout(bars([1, 2], { labels: long }), 240).isHorizontal).toBe(true);
  const months = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/2026`);
  const layout = barLayout(
    bars(
      months.map((_, at) => at),
      { labels: months },
    ),
    390,
  );
  expect(layout.isHorizontal).toBe(false);
  expect(layout.linesOf(0)).toEqual(['01/2026']);
  expect(layout.linesOf(1)).toEqual([]);
});

test('numbers that do not fit over their bars give way to an axis', () => {
  const few = barLayout(bars([1234, 5678], { direction: 'vertical' }), 600);
  expect(few.valueText?.(1234)).toBe('1.234');
  expect(few.ticks).toEqual([]);
  const many = barLayout(
    bars(
      Array.from({ length: 60 }, () => 1234),
      { direction: 'vertical' },
    ),
    600,
  );
  expect(many.valueText).toBeUndefined();
  expect(many.ticks[0]).toBe(0);
});

const line = (values: readonly number[], width = 600) =>
  lineLayout({ labels: values.map(String), series: [{ name: 'A', values }], format: 'integer' }, width);

test('a line begins at zero unless its changes would not show', () => {
  expect(line([100, 400]).isFromZero).toBe(true);
  expect(line([19_000, 19_548]).isFromZero).toBe(false);
  expect(line([-5, 10]).domain[0]).toBeLessThanOrEqual(-5);
  expect(line([7]).isFromZero).toBe(true);
});

test('the newest place of a line always has its label, and the pointer finds the nearest place', () => {
  const layout = line(Array.from({ length: 120 }, (_, at) => at));
  expect(layout.labelOf(119)).toBe('119');
  expect(layout.indexAt(layout.x(60) + 1, 0)).toBe(60);
  expect(layout.indexAt(-50, 0)).toBe(0);
  expect(layout.indexAt(5000, 0)).toBe(119);
});

const ring = (values: readonly number[], whole = values.reduce((sum, value) => sum + value, 0)) =>
  doughnutLayout(
    values.map((value, at) => ({ label: `${at}`, value })),
    { whole },
    640,
  );

test('the pieces fill the ring, and a tiny one can still be seen', () => {
  const { segments } = ring([19_000, 3]);
  expect(segments[0]?.startAngle).toBe(90);
  expect(segments.at(-1)?.endAngle).toBeCloseTo(-270);
  const last = segments.at(-1);
  expect((last?.startAngle ?? 0) - (last?.endAngle ?? 0)).toBeGreaterThan(1.5);
});

test('with a ceiling the ring is as full as the number', () => {
  const [piece] = ring([19_548], 25_000).segments;
  expect(90 - (piece?.endAngle ?? 0)).toBeCloseTo((19_548 / 25_000) * 360);
});

test('the pointer finds the piece of the ring, and nothing in its middle', () => {
  const layout = ring([1, 1]);
  expect(layout.indexAt(layout.cx + 74, layout.cy)).toBe(0);
  expect(layout.indexAt(layout.cx - 74, layout.cy)).toBe(1);
  expect(layout.indexAt(layout.cx, layout.cy)).toBeUndefined();
});

test('more pieces than colours are put together as Outros; what is under zero stays out', () => {
  const points = Array.from({ length: 10 }, (_, at) => ({ label: `${at}`, value: at - 1 }));
  const folded = foldSmall(points);
  expect(folded).toHaveLength(6);
  expect(folded.at(-1)).toEqual({ label: 'Outros (3)', value: 6 });
});
