import {
  columnFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnFiltersState,
  type SortingState,
} from '@tanstack/react-table';
import { useState } from 'react';
import type { Column } from './columns.ts';
import type { ColumnFilter, FilterState } from './filters/filterState.ts';
import type { Asked, Sorting } from './index/selectRows.ts';
import type { Layout } from './layout.ts';

const features = tableFeatures({ columnFilteringFeature, rowPaginationFeature, rowSortingFeature });

// Never used, but without it TanStack guesses a filter from the first row and warns.
const everyRow = () => true;
const noTableRows: never[] = [];

/** What undo restores: filters, order and columns. */
export interface TableState extends Asked {
  readonly layout: Layout;
}

const asked = new WeakMap<ColumnFiltersState, WeakMap<SortingState, Asked>>();

/** TanStack's state in the terms of this folder; the same object while neither part changed. */
function askedOf(filters: ColumnFiltersState, sorting: SortingState): Asked {
  const bySorting = asked.get(filters) ?? new WeakMap<SortingState, Asked>();
  asked.set(filters, bySorting);
  const known = bySorting.get(sorting);
  if (known) return known;
  const made: Asked = {
    filters: Object.fromEntries(filters.map(({ id, value }) => [id, value as ColumnFilter])),
    sorting: sorting.map(({ id, desc }) => ({ columnId: id, direction: desc ? 'descending' : 'ascending' })),
  };
  bySorting.set(sorting, made);
  return made;
}

const toColumnFilters = (filters: FilterState): ColumnFiltersState =>
  Object.entries(filters).map(([id, value]) => ({ id, value }));

const toSortingState = (sorting: readonly Sorting[]): SortingState =>
  sorting.map(({ columnId, direction }) => ({ id: columnId, desc: direction === 'descending' }));

/**
 * Filters, order and page in TanStack Table. State alone: it neither sees the rows nor filters, sorts or cuts them; the
 * index of this folder does. The only importer of TanStack; why it holds this and no more: docs/decisions/0006.
 */
export function useTableState<Row>(
  columns: readonly Column<Row>[],
  start: {
    readonly size: number;
    readonly sorting: readonly Sorting[];
    readonly filters: () => FilterState;
  },
) {
  const [atFirst] = useState(() => ({
    columnFilters: toColumnFilters(start.filters()),
    sorting: toSortingState(start.sorting),
  }));
  const table = useTable({
    features,
    columns: columns.map(({ id }) => ({ id, accessorFn: () => null, filterFn: everyRow })),
    data: noTableRows,
    manualFiltering: true,
    manualSorting: true,
    manualPagination: true,
    initialState: { ...atFirst, pagination: { pageIndex: 0, pageSize: start.size } },
  });
  const { columnFilters, sorting, pagination } = table.state;
  return {
    asked: askedOf(columnFilters, sorting),
    pageIndex: pagination.pageIndex,
    pageSize: pagination.pageSize,
    setPage: (page: number) => table.setPageIndex(page),
    setPageSize: (size: number) => table.setPageSize(size),
    setAsked: (next: Partial<Asked>) => {
      if (next.filters) table.setColumnFilters(toColumnFilters(next.filters));
      if (next.sorting) table.setSorting(toSortingState(next.sorting));
      table.setPageIndex(0);
    },
  };
}
