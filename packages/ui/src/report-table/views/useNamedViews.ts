import type { Column } from '../columns.ts';
import { readViews } from './namedViews.ts';
import type { Asked } from '../filters/query.types.ts';
import { writtenFilters } from '../filters/filterState.ts';
import type { Layout } from '../layout.ts';
import type { NamedView, NamedViews, ViewStore } from '../view.types.ts';

interface Hands {
  /** The current filters, order and columns. */
  readonly now: Asked & { readonly layout: Layout };
  readonly apply: (view: NamedView) => void;
}

/** The named views of a table in its store; `null` without one. */
export function useNamedViews<Row>(
  store: ViewStore | undefined,
  columns: readonly Column<Row>[],
  { now, apply }: Hands,
): NamedViews | null {
  if (!store) return null;
  const list = readViews(store.kept, columns);
  const known = (name: string) => list.find((view) => view.name === name);
  return {
    list,
    isLoading: store.kept === undefined && store.failure === undefined,
    failure: store.failure,
    save: (name) =>
      store.put({ name, ...now, filters: writtenFilters(now.filters) }, known(name) !== undefined),
    remove: store.remove,
    restore: (view) => store.put(view, false),
    apply: (name) => {
      const view = known(name);
      if (view) apply(view);
    },
  };
}
