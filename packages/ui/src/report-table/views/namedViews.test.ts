import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { plainLayout } from '../layout.ts';
import { readViews } from './useNamedViews.ts';
import type { NamedView } from '../view.types.ts';

interface Linha {
  readonly nome: string;
  readonly plano: string;
  readonly obs: string;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', filter: { kind: 'text' } }),
  field('plano', { header: 'Plano', filter: { kind: 'exact' } }),
  field('obs', { header: 'Observação' }),
];
const layout = plainLayout(columns);
const view = (name: string, change: Partial<NamedView> = {}): NamedView => ({
  name,
  filters: {},
  sorting: [],
  layout,
  ...change,
});

describe('views that were kept', () => {
  it('come back through JSON as they were', () => {
    const kept = [
      view('Ativos', {
        filters: { nome: { kind: 'typed', text: 'silva' }, plano: { kind: 'exact', values: ['Adesão', ''] } },
        sorting: [{ columnId: 'nome', direction: 'descending' }],
        layout: { ...layout, hidden: ['obs'] },
      }),
    ];
    expect(readViews(JSON.parse(JSON.stringify(kept)), columns)).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    7,
    'x',
    {},
    [null],
    [7],
    [[]],
    [{}],
    [{ name: '' }],
    [{ name: '  ' }],
    [{ name: 7 }],
  ])('as %j are none', (kept) => {
    expect(readViews(kept, columns)).toEqual([]);
  });

  it('lose the parts that do not fit any more', () => {
    const kept = [
      {
        name: 'Velha',
        filters: {
          nome: { kind: 'typed', text: 7 },
          plano: { kind: 'exact', values: ['a', 1] },
          obs: { kind: 'typed', text: 'x' },
          gone: { kind: 'typed', text: 'x' },
        },
        sorting: [
          null,
          { columnId: 'gone', direction: 'ascending' },
          { columnId: 'nome', direction: 'up' },
          { columnId: 'plano', direction: 'ascending', more: 1 },
        ],
        layout: 'x',
      },
      { name: 'Nua', filters: [], sorting: {} },
    ];
    expect(readViews(kept, columns)).toEqual([
      view('Nua'),
      view('Velha', { sorting: [{ columnId: 'plano', direction: 'ascending' }] }),
    ]);
  });

  it('stand in Portuguese order, however they come', () => {
    const kept = [view('Bia'), view('zé'), view('Água')];
    expect(readViews(kept, columns).map(({ name }) => name)).toEqual(['Água', 'Bia', 'zé']);
  });

  it('hold one filter kind or none, whatever else stands there', () => {
    const filters = { nome: [], plano: { kind: 'range', text: 'x', values: ['a'] } };
    expect(readViews([{ name: 'A', filters }], columns)[0]?.filters).toEqual({});
  });
});
