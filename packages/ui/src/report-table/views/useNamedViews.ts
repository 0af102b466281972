import type { Column } from '../columns.ts';
import type { Asked, Sorting, WrittenFilter } from '../filters/query.types.ts';
import { writtenFilters } from '../filters/filterState.ts';
import { type Layout, readLayout } from '../layout.ts';
import type { NamedView, NamedViews, ViewStore } from '../view.types.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFilter(value: unknown): WrittenFilter | null {
  if (!isRecord(value)) return null;
  if (value.kind === 'typed' && typeof value.text === 'string') return { kind: 'typed', text: value.text };
  const { values } = value;
  const isChoice = value.kind === 'exact' && Array.isArray(values);
  return isChoice && values.every((one) => typeof one === 'string') ? { kind: 'exact', values } : null;
}

function readSorting(value: unknown, ids: ReadonlySet<string>): Sorting[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) &&
    typeof one.columnId === 'string' &&
    ids.has(one.columnId) &&
    (one.direction === 'ascending' || one.direction === 'descending')
      ? [{ columnId: one.columnId, direction: one.direction }]
      : [],
  );
}

/** The stored views in Portuguese order; parts that do not fit today's columns are dropped. */
export function readViews<Row>(kept: unknown, columns: readonly Column<Row>[]): NamedView[] {
  if (!Array.isArray(kept)) return [];
  const ids = new Set(columns.map(({ id }) => id));
  const views = kept.flatMap((one: unknown) => {
    if (!isRecord(one) || typeof one.name !== 'string' || one.name.trim() === '') return [];
    const filters: Record<string, WrittenFilter> = {};
    for (const column of columns) {
      const filter = column.filter && isRecord(one.filters) ? readFilter(one.filters[column.id]) : null;
      if (filter) filters[column.id] = filter;
    }
    const sorting = readSorting(one.sorting, ids);
    return [{ name: one.name, filters, sorting, layout: readLayout(one.layout, columns) }];
  });
  return views.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

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
