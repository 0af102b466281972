import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import {
  arrange,
  type Layout,
  neighbour,
  orderedColumns,
  plainLayout,
  readLayout,
  withMoved,
  withPinned,
  withVisible,
  withWidth,
} from './layout.ts';

interface Linha {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}
const { field } = columnsOf<Linha>();
const columns = (['a', 'b', 'c', 'd'] as const).map((id) => field(id, { header: id.toUpperCase() }));
const plain = plainLayout(columns);
const layout = (change: Partial<Layout>): Layout => ({ ...plain, ...change });
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join('');
const shown = (one: Layout) => {
  const { visibleColumns, pinnedCount } = arrange(columns, one);
  return `${idsOf(visibleColumns.slice(0, pinnedCount))}|${idsOf(visibleColumns.slice(pinnedCount))}`;
};

describe('the columns on screen', () => {
  it.each([
    [{}, 'a|bcd'],
    [{ pinned: [] }, '|abcd'],
    [{ pinned: ['c', 'a'] }, 'ca|bd'],
    [{ order: ['d', 'c', 'b', 'a'] }, 'a|dcb'],
    [{ order: ['d'] }, 'a|bcd'],
    [{ order: ['c', 'a', 'd'] }, 'a|bcd'],
    [{ order: ['d', 'a', 'c'], pinned: ['a', 'c'] }, 'ac|bd'],
    [{ hidden: ['a', 'c'] }, '|bd'],
    [{ order: ['x', 'b'], hidden: ['y'], pinned: ['z'] }, '|abcd'],
  ])('of %j are %s', (change, expected) => {
    expect(shown(layout(change))).toBe(expected);
  });

  it('that come later stand behind the one before them, never among the pinned', () => {
    const before = plainLayout(columns.filter(({ id }) => id === 'a' || id === 'd'));
    expect(idsOf(arrange(columns, before).visibleColumns)).toBe('abcd');
    expect(idsOf(arrange(columns, { ...before, order: ['d', 'a'], pinned: ['d', 'a'] }).visibleColumns)).toBe(
      'dabc',
    );
  });

  it('count the hidden ones where a person orders them', () => {
    expect(idsOf(orderedColumns(columns, layout({ hidden: ['b'], pinned: ['d'] })))).toBe('dabc');
  });
});

describe('hiding', () => {
  it('takes a column away and brings it back to its place', () => {
    const hidden = withVisible(plain, columns, 'b', false);
    expect(shown(hidden)).toBe('a|cd');
    expect(shown(withVisible(hidden, columns, 'b', true))).toBe('a|bcd');
  });

  it('leaves the last visible column', () => {
    const three = layout({ hidden: ['a', 'b', 'c'] });
    expect(withVisible(three, columns, 'd', false)).toBe(three);
  });
});

describe('moving', () => {
  it.each([
    ['c', 'b', 'a|cbd'],
    ['b', 'c', 'a|cbd'],
    ['b', 'd', 'a|cdb'],
    ['d', 'b', 'a|dbc'],
    ['c', 'a', 'ca|bd'],
    ['a', 'c', '|bcad'],
    ['c', 'c', 'a|bcd'],
    ['c', 'x', 'a|bcd'],
    ['x', 'c', 'a|bcd'],
  ])('%s to the place of %s gives %s', (id, target, expected) => {
    expect(shown(withMoved(plain, columns, id, target))).toBe(expected);
  });

  it('there and back is where it was', () => {
    const there = withMoved(plain, columns, 'c', 'b');
    expect(shown(withMoved(there, columns, 'c', 'b'))).toBe('a|bcd');
  });

  it('among the pinned keeps them pinned', () => {
    const two = layout({ pinned: ['a', 'b'] });
    expect(shown(withMoved(two, columns, 'b', 'a'))).toBe('ba|cd');
    expect(shown(withMoved(two, columns, 'd', 'a'))).toBe('dab|c');
    expect(shown(withMoved(two, columns, 'a', 'd'))).toBe('b|cda');
  });

  it('steps over hidden columns, and not over the edge', () => {
    const visible = [{ id: 'a' }, { id: 'c' }];
    expect(neighbour(visible, 'a', 1)).toBe('c');
    expect(neighbour(visible, 'a', -1)).toBeNull();
    expect(neighbour(visible, 'c', 1)).toBeNull();
    expect(neighbour(visible, 'b', 1)).toBeNull();
  });
});

describe('pinning', () => {
  it('puts a column behind the pinned ones, and lets it go back to its place', () => {
    const pinned = withPinned(plain, 'c', true);
    expect(shown(pinned)).toBe('ac|bd');
    expect(shown(withPinned(pinned, 'c', false))).toBe('a|bcd');
    expect(shown(withPinned(pinned, 'a', false))).toBe('c|abd');
    expect(withPinned(pinned, 'c', true).pinned).toEqual(['a', 'c']);
  });
});

describe('a width', () => {
  it.each([
    [200.4, 200],
    [3, 48],
    [-1000, 48],
    [5000, 900],
  ])('of %d px is kept as %d', (width, kept) => {
    expect(withWidth(plain, 'b', width).widths).toEqual({ b: kept });
  });

  it('goes back to the measured one', () => {
    expect(withWidth(layout({ widths: { a: 100, b: 200 } }), 'b', null).widths).toEqual({ a: 100 });
  });
});

describe('a layout that was kept', () => {
  it.each([undefined, null, 7, 'x', [], { order: 'a', hidden: 7, pinned: null, widths: 'w' }])(
    'as %j is the plain one',
    (kept) => {
      expect(readLayout(kept, columns)).toEqual(plain);
    },
  );

  it('comes back through JSON as it was', () => {
    const kept = layout({ order: ['d', 'a', 'b', 'c'], hidden: ['b'], pinned: ['d'], widths: { c: 120 } });
    expect(readLayout(JSON.parse(JSON.stringify(kept)), columns)).toEqual(kept);
  });

  it('loses what does not fit any more, and new columns stand at the end', () => {
    const kept = {
      order: ['d', 'gone', 'd', 'a', 7],
      hidden: ['gone', 'b', 'b'],
      pinned: ['gone', 'd'],
      widths: { a: 47, b: 901, c: Number.NaN, d: '90', gone: 100, __proto__: 90 },
    };
    expect(readLayout(kept, columns)).toEqual({
      order: ['d', 'a', 'b', 'c'],
      hidden: ['b'],
      pinned: ['d'],
      widths: {},
    });
  });

  it('never hides every column', () => {
    expect(readLayout({ hidden: ['a', 'b', 'c', 'd'] }, columns).hidden).toEqual([]);
  });

  it('keeps that nothing was pinned', () => {
    expect(readLayout({ pinned: [] }, columns).pinned).toEqual([]);
  });
});
