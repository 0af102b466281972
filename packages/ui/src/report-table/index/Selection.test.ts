import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { Selection } from './Selection.ts';
import { readFilter } from '../filters/filterState.ts';
import { continueSelection, selectRows } from './selectRows.ts';
import { finish } from '../steps.ts';
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

describe('a selection that goes on with more rows of the same answer', () => {
  const named = (names: string) => [...names].map((nome) => ({ nome }));
  const column = columnsOf<{ nome: string }>().field('nome', {
    header: 'Nome',
    format: 'text',
    filter: { kind: 'text' },
  });
  const sorting = [{ columnId: 'nome', direction: 'ascending' }] as const;
  const namesOf = ({ rows: some }: Selection<{ nome: string }>) => some.map(({ nome }) => nome).join('');

  it('keeps what was there in its place and puts the rest after it as it came', () => {
    const first = named('dbca');
    const asked = { filters: {}, sorting };
    const before = finish(selectRows(indexOf(first), [column], asked));
    const more = [...first, ...named('fea')];
    const after = finish(continueSelection(before, indexOf(more), [column], asked));
    expect(namesOf(before)).toBe('abcd');
    expect(namesOf(after)).toBe('abcdfea');
    expect(
      namesOf(finish(continueSelection(after, indexOf([...more, ...named('b')]), [column], asked))),
    ).toBe('abcdfeab');
  });

  it('takes of the new rows those that pass the filters', () => {
    const first = named('dbca');
    const asked = { filters: { nome: readFilter(column, { kind: 'typed', text: 'a' }) }, sorting };
    const before = finish(selectRows(indexOf(first), [column], asked));
    const after = finish(continueSelection(before, indexOf([...first, ...named('faea')]), [column], asked));
    expect(namesOf(after)).toBe('aaa');
  });
});
