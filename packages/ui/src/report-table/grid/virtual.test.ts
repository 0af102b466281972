import { describe, expect, it } from 'vitest';
import { drawing } from '../index/random.fake.ts';
import {
  columnsAt,
  type Heights,
  offsetOf,
  type Part,
  partsOf,
  positionAt,
  scaleOf,
  stretchAt,
  totalHeight,
  type Viewport,
} from './virtual.ts';

const plain: Heights = { count: 1000, rowHeight: 36, details: [] };
const opened: Heights = {
  ...plain,
  details: [
    [2, 100],
    [500, 250],
  ],
};
const endless = Number.POSITIVE_INFINITY;
const seen = (top: number, height = 360): Viewport => ({ top, height, left: 0, width: 800 });

describe('where rows stand', () => {
  it.each([
    [plain, 0, 0],
    [plain, 10, 360],
    [opened, 2, 72],
    [opened, 3, 208],
    [opened, 501, 501 * 36 + 350],
    [opened, 1000, 36_350],
  ])('%# row %d starts at its px', (heights, position, px) => {
    expect(offsetOf(heights, position)).toBe(px);
  });

  it.each([
    [plain, -5, 0],
    [plain, 0, 0],
    [plain, 35.9, 0],
    [plain, 36, 1],
    [plain, 1e9, 999],
    [opened, 107, 2],
    [opened, 207, 2],
    [opened, 208, 3],
  ])('%# at %d px stands its row', (heights, px, position) => {
    expect(positionAt(heights, px)).toBe(position);
  });

  it('the two agree on every row', () => {
    for (let position = 0; position < opened.count; position++)
      expect(positionAt(opened, offsetOf(opened, position))).toBe(position);
  });
});

describe('the rows to draw', () => {
  it('are those in sight and some more at each edge', () => {
    const stretch = stretchAt(plain, seen(3600), endless);
    expect(stretch.from).toBeLessThan(100);
    expect(stretch.to).toBeGreaterThan(110);
    expect(stretch.to - stretch.from).toBeLessThan(40);
  });

  it('are none of none', () => {
    expect(stretchAt({ ...plain, count: 0 }, seen(0), endless)).toEqual({
      from: 0,
      to: 0,
      before: 0,
      after: 0,
    });
  });

  it('with the empty px before and after come to the whole height, in whatever place', () => {
    const { whole } = drawing(47);
    for (let round = 0; round < 300; round++) {
      const top = whole(40_000) - 1000;
      const heights = round % 2 === 0 ? plain : opened;
      const { from, to, before, after } = stretchAt(heights, seen(top), endless);
      const drawn = offsetOf(heights, to) - offsetOf(heights, from);
      expect(before + drawn + after).toBe(totalHeight(heights));
      expect(before).toBe(offsetOf(heights, from));
    }
  });
});

describe('a table taller than the browser makes an element', () => {
  const million: Heights = { count: 1_000_000, rowHeight: 36, details: [] };
  const most = 15_000_000;
  const height = 600;

  it('keeps one px for one px while it fits', () => {
    expect(scaleOf(plain, height, most)).toBe(1);
    expect(scaleOf(million, height, most)).toBeGreaterThan(2);
  });

  it('shows the first row at the start and the last row at the end of the bar', () => {
    expect(stretchAt(million, seen(0, height), most)).toMatchObject({ from: 0, before: 0 });
    const end = stretchAt(million, seen(most - height, height), most);
    expect(end.to).toBe(million.count);
    expect(end.after).toBe(0);
    expect(end.before + (end.to - end.from) * 36).toBeCloseTo(most, 3);
  });

  it('keeps the height of the bar and shows rows where the person looks, in every place', () => {
    const { random } = drawing(53);
    let last = 0;
    for (const share of [0, 1e-7, ...Array.from({ length: 100 }, random).toSorted(), 1]) {
      const top = share * (most - height);
      const { from, to, before, after } = stretchAt(million, seen(top, height), most);
      const drawn = (to - from) * 36;
      expect(before + drawn + after).toBeCloseTo(most, 3);
      expect(before).toBeLessThanOrEqual(top + 0.001);
      expect(before + drawn).toBeGreaterThanOrEqual(top + height - 0.001);
      expect(from).toBeGreaterThanOrEqual(last);
      last = from;
    }
  });
});

describe('the row where the keys stand in such a table', () => {
  const heights: Heights = { count: 1_000_000, rowHeight: 36, details: [] };
  const most = 15_000_000;

  it('keeps the height of the bar, near what is in sight and far from it', () => {
    for (const top of [0, 1000, 7_000_000, most - 600]) {
      const stretch = stretchAt(heights, seen(top, 600), most);
      for (const kept of [0, stretch.from - 1, stretch.from, stretch.to, stretch.to + 1, 999_999]) {
        const parts = partsOf(heights, stretch, kept);
        expect(heightOf(parts, heights)).toBeCloseTo(most, 3);
        expect(parts.every((part) => part.kind === 'row' || part.height > 0)).toBe(true);
      }
    }
  });
});

const rowsIn = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.kind === 'row' ? part.position : []));
const heightOf = (parts: readonly Part[], { rowHeight, details }: Heights) => {
  const detail = new Map(details);
  return parts.reduce(
    (sum, part) => sum + (part.kind === 'gap' ? part.height : rowHeight + (detail.get(part.position) ?? 0)),
    0,
  );
};

describe('the row where the keys stand', () => {
  const stretch = stretchAt(plain, seen(18_000), endless);
  const drawn = rowsIn(partsOf(plain, stretch, -1));

  it.each([0, 1, stretch.from - 1, stretch.from, 505, stretch.to - 1, stretch.to, 998, 999])(
    '%d is always drawn, and moves nothing',
    (kept) => {
      const parts = partsOf(plain, stretch, kept);
      expect(rowsIn(parts)).toEqual([...new Set([...drawn, kept])].toSorted((a, b) => a - b));
      expect(heightOf(parts, plain)).toBe(totalHeight(plain));
      const names = parts.flatMap((part) => (part.kind === 'gap' ? part.name : []));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it.each([-1, 1000, 5000])('%d, which is none of the rows, is not', (kept) => {
    expect(rowsIn(partsOf(plain, stretch, kept))).toEqual(drawn);
  });

  it.each([2, 500])('%d moves nothing with its detail open', (kept) => {
    for (const top of [0, 10_000, 35_000]) {
      const there = stretchAt(opened, seen(top), endless);
      expect(heightOf(partsOf(opened, there, kept), opened)).toBe(totalHeight(opened));
    }
  });
});

describe('the columns to draw', () => {
  const widths = Array.from({ length: 50 }, () => 100);

  it.each([
    [0, 0, 9],
    [2000, 18, 29],
    [4200, 40, 49],
  ])('at %d px are those in sight and some beside them', (left, from, to) => {
    const sight = columnsAt(widths, { top: 0, height: 0, left, width: 800 });
    expect(Math.abs(sight.from - from)).toBeLessThan(3);
    expect(Math.abs(sight.to - to)).toBeLessThan(3);
    expect(sight.from * 100).toBeLessThanOrEqual(left);
    expect((sight.to + 1) * 100).toBeGreaterThanOrEqual(Math.min(5000, left + 800));
  });

  it('are all of a table that fits', () => {
    expect(columnsAt([100, 200], { top: 0, height: 0, left: 0, width: 800 })).toEqual({ from: 0, to: 1 });
  });
});
