import { rowPaginationFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import type { Asked, FilterState, Sorting } from './filters/query.types.ts';

const features = tableFeatures({ rowPaginationFeature });
const none: never[] = [];

/** Filters and order, and the page, which TanStack Table holds; `index/` finds the rows for them (docs/decisions/0049). */
export function useTableState(start: {
  readonly size: number;
  readonly sorting: readonly Sorting[];
  readonly filters: () => FilterState;
}) {
  const [asked, setAsked] = useState<Asked>(() => ({ filters: start.filters(), sorting: start.sorting }));
  const table = useTable({
    features,
    columns: none,
    data: none,
    manualPagination: true,
    initialState: { pagination: { pageIndex: 0, pageSize: start.size } },
  });
  return {
    asked,
    /** Counts from 0. */
    pageIndex: table.state.pagination.pageIndex,
    pageSize: table.state.pagination.pageSize,
    setPage: (page: number) => table.setPageIndex(page),
    /** The first row of the page stays in sight. */
    setPageSize: (size: number) => table.setPageSize(size),
    /** Also goes back to the first page. */
    setAsked: ({ filters, sorting }: Partial<Asked>) => {
      setAsked((old) => ({ filters: filters ?? old.filters, sorting: sorting ?? old.sorting }));
      table.setPageIndex(0);
    },
  };
}
