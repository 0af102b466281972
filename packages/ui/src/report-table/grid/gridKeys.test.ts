import { describe, expect, it } from 'vitest';
import { edgesOf, type GridSize, isBlock, moved, type Place, turned } from './gridKeys.ts';

/** The second page of fifteen: rows 15 to 29, the totals under them, ten columns, eight visible rows. */
const page: GridSize = { from: 15, to: 30, colCount: 10, pageStep: 8, hasTotals: true };
const bare: GridSize = { ...page, hasTotals: false };
const empty: GridSize = { ...page, from: 0, to: 0 };
const short: GridSize = { ...page, from: 0, to: 3 };

/** 'C-x' with Ctrl, 'A-x' with Alt. */
const press = (keys: string, [row, col]: readonly [number, number], size: GridSize) => {
  const key = keys.replace(/^[CA]-/, '');
  const held = { isCtrl: keys.startsWith('C-'), isAlt: keys.startsWith('A-'), isShift: false };
  const to: Place | null = moved({ row, col }, { key, ...held }, size);
  return to && [to.row, to.col];
};

describe('a key', () => {
  it.each([
    ['ArrowRight', [20, 3], [20, 4]],
    ['ArrowRight', [20, 9], [20, 9]],
    ['ArrowLeft', [20, 0], [20, 0]],
    ['C-ArrowRight', [20, 3], [20, 9]],
    ['C-ArrowLeft', [20, 3], [20, 0]],
    ['Home', [20, 3], [20, 0]],
    ['End', [20, 3], [20, 9]],
    ['ArrowDown', [20, 3], [21, 3]],
    ['ArrowUp', [20, 3], [19, 3]],
    ['ArrowUp', [15, 3], [-1, 3]],
    ['ArrowUp', [-1, 3], [-1, 3]],
    ['ArrowDown', [-1, 3], [15, 3]],
    ['ArrowDown', [29, 3], [30, 3]],
    ['ArrowDown', [30, 3], [30, 3]],
    ['ArrowUp', [30, 3], [29, 3]],
    ['C-ArrowDown', [20, 3], [29, 3]],
    ['C-ArrowUp', [20, 3], [15, 3]],
    ['C-ArrowUp', [-1, 3], [-1, 3]],
    ['C-ArrowDown', [-1, 3], [29, 3]],
    ['C-ArrowUp', [30, 3], [15, 3]],
    ['C-Home', [20, 3], [15, 0]],
    ['C-End', [20, 3], [29, 9]],
    ['PageDown', [15, 3], [23, 3]],
    ['PageDown', [25, 3], [29, 3]],
    ['PageDown', [29, 3], [30, 3]],
    ['PageDown', [30, 3], [30, 3]],
    ['PageDown', [-1, 3], [22, 3]],
    ['PageUp', [29, 3], [21, 3]],
    ['PageUp', [18, 3], [15, 3]],
    ['PageUp', [15, 3], [-1, 3]],
    ['PageUp', [-1, 3], [-1, 3]],
    ['PageUp', [30, 3], [22, 3]],
  ] as const)('%s leads from %j to %j', (keys, from, to) => {
    expect(press(keys, from, page)).toEqual(to);
  });

  it.each(['a', 'Enter', 'Tab', ' ', 'Escape', 'F2', 'A-ArrowDown', 'A-ArrowLeft'])(
    '%j does not move',
    (keys) => {
      expect(press(keys, [20, 3], page)).toBeNull();
    },
  );

  it('stops at the last row where there are no totals', () => {
    expect(press('ArrowDown', [29, 3], bare)).toEqual([29, 3]);
    expect(press('PageDown', [29, 3], bare)).toEqual([29, 3]);
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'C-ArrowDown', 'C-ArrowUp'])(
    '%s stays in the header of an empty table',
    (keys) => {
      expect(press(keys, [-1, 3], empty)).toEqual([-1, 3]);
    },
  );

  it('goes to the corners of an empty table', () => {
    expect(press('C-Home', [-1, 3], empty)).toEqual([-1, 0]);
    expect(press('C-End', [-1, 3], empty)).toEqual([-1, 9]);
  });

  it('goes down a table shorter than a screen row by row of its own', () => {
    expect(press('PageDown', [-1, 0], short)).toEqual([2, 0]);
    expect(press('PageDown', [0, 0], short)).toEqual([2, 0]);
    expect(press('PageUp', [2, 0], short)).toEqual([0, 0]);
  });
});

describe('a key of pages', () => {
  const whole: GridSize = { ...page, pageStep: 14 };
  it.each([
    ['PageDown', 20, whole, 1],
    ['PageUp', 20, whole, -1],
    ['PageDown', -1, whole, 1],
    ['PageDown', 30, whole, 0],
    ['PageDown', 20, page, 0],
    ['PageDown', 29, page, 1],
    ['PageUp', 15, page, -1],
    ['ArrowDown', 29, whole, 0],
  ] as const)('%s in row %j turns the page where there is nothing to scroll', (key, row, size, turn) => {
    const held = { isCtrl: false, isShift: false, isAlt: false };
    expect(turned({ row, col: 0 }, { key, ...held }, size)).toBe(turn);
    expect(turned({ row, col: 0 }, { key, ...held, isShift: true }, size)).toBe(0);
  });
});

describe('a block', () => {
  const block = { anchor: { row: 5, col: 3 }, head: { row: 2, col: 7 } };

  it('has the same edges whichever way it was drawn', () => {
    const edges = { top: 2, bottom: 5, left: 3, right: 7 };
    expect(edgesOf(block)).toEqual(edges);
    expect(edgesOf({ anchor: block.head, head: block.anchor })).toEqual(edges);
  });

  it('is more than one cell', () => {
    expect(isBlock(block)).toBe(true);
    expect(isBlock({ anchor: block.anchor, head: { ...block.anchor, col: 4 } })).toBe(true);
    expect(isBlock({ anchor: block.anchor, head: { ...block.anchor } })).toBe(false);
  });
});
