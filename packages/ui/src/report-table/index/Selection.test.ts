import { describe, expect, it } from 'vitest';
import { Selection } from './Selection.ts';
import { indexOf } from './TableIndex.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join('');

describe('a selection of all rows', () => {
  const all = new Selection(indexOf(rows), null);

  it('is the array of rows itself', () => {
    expect(all.rows).toBe(rows);
    expect(all.count).toBe(4);
    expect(all.rowAt(3)).toBe(rows[3]);
    expect(all.numberAt(2)).toBe(2);
    expect(all.rowAt(4)).toBeUndefined();
    expect(idsOf(all.slice(1, 3))).toBe('bc');
    expect(idsOf(all.slice(3, 99))).toBe('d');
  });
});

describe('a selection of some rows', () => {
  const some = new Selection(indexOf(rows), Uint32Array.of(3, 0, 2));

  it('picks objects in its own order', () => {
    expect(some.count).toBe(3);
    expect(idsOf(some.rows)).toBe('dac');
    expect(some.rowAt(1)).toBe(rows[0]);
    expect(some.numberAt(0)).toBe(3);
    expect(idsOf(some.slice(0, 2))).toBe('da');
    expect(idsOf(some.slice(2, 99))).toBe('c');
    expect(idsOf(some.slice(3, 9))).toBe('');
    expect(some.rowAt(3)).toBeUndefined();
    expect(some.rowAt(-1)).toBeUndefined();
  });

  it('gives the same array each time it is read', () => {
    expect(some.rows).toBe(some.rows);
  });

  it('of nothing has no rows', () => {
    const none = new Selection(indexOf(rows), new Uint32Array(0));
    expect(none.count).toBe(0);
    expect(none.rows).toEqual([]);
    expect(none.rowAt(0)).toBeUndefined();
  });
});
