import { useState } from 'react';
import type { Asked, FilterState, Sorting } from './filters/query.types.ts';

interface TableState {
  readonly asked: Asked;
  /** Counts from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** Filters, order and page of a table; `index/` finds the rows for them (docs/decisions/0049). */
export function useTableState(start: {
  readonly size: number;
  readonly sorting: readonly Sorting[];
  readonly filters: () => FilterState;
}) {
  const [state, setState] = useState<TableState>(() => ({
    asked: { filters: start.filters(), sorting: start.sorting },
    pageIndex: 0,
    pageSize: start.size,
  }));
  return {
    ...state,
    setPage: (page: number) => setState((old) => ({ ...old, pageIndex: Math.max(0, page) })),
    /** The first row of the page stays in sight. */
    setPageSize: (pageSize: number) =>
      setState((old) => ({
        ...old,
        pageSize,
        pageIndex: Math.floor((old.pageSize * old.pageIndex) / pageSize),
      })),
    /** Also goes back to the first page. */
    setAsked: ({ filters, sorting }: Partial<Asked>) =>
      setState((old) => ({
        ...old,
        asked: { filters: filters ?? old.asked.filters, sorting: sorting ?? old.asked.sorting },
        pageIndex: 0,
      })),
  };
}
