import { useState } from 'react';
import type { Column } from './columns.ts';
import { readViews, withView } from './namedViews.ts';
import type { TableState } from './tableState.ts';
import type { NamedView, NamedViews, ViewStore } from './view.types.ts';

interface Hands {
  /** Filters, order and columns as they are. */
  readonly now: TableState;
  readonly apply: (view: NamedView) => void;
}

/** The named views of a table over its store; `null` without one. */
export function useNamedViews<Row>(
  store: ViewStore | undefined,
  columns: readonly Column<Row>[],
  { now, apply }: Hands,
): NamedViews | null {
  const [list, setList] = useState(() => readViews(store?.load(), columns));
  if (!store) return null;
  const keep = (next: readonly NamedView[]) => {
    setList([...next]);
    store.save(next);
  };
  return {
    list,
    save: (name) => keep(withView(list, { name, ...now })),
    remove: (name) => keep(list.filter((view) => view.name !== name)),
    apply: (name) => {
      const view = list.find((one) => one.name === name);
      if (view) apply(view);
    },
  };
}
