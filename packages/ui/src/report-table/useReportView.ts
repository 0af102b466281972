import {
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnFiltersState,
  type SortingState,
} from '@tanstack/react-table';
import { useDeferredValue, useState } from 'react';
import type { Column } from './columns.ts';
import { toCsv } from './csv.ts';
import { isVoid, type ColumnFilter, type FilterState } from './filters.ts';
import { readRemembered, type Remembered } from './remembered.ts';
import { selectRows } from './select.ts';
import type { Sorting } from './sorting.ts';
import type { Density, ReportView, ReportViewOptions } from './view.types.ts';

export type { Density, Paging, RememberPort, ReportView, ReportViewOptions } from './view.types.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
});
const defaultSizes = [15, 50, 100] as const;
const noRows: readonly never[] = [];
// Never asked, but without one TanStack guesses a filter from the first row and complains.
const everyRow = () => true;
const noTableRows: never[] = [];

const toFilterState = (filters: ColumnFiltersState): FilterState =>
  Object.fromEntries(filters.map(({ id, value }) => [id, value as ColumnFilter]));

const toSorting = ([first]: SortingState): Sorting | null =>
  first ? { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;

const nextSorting = (now: Sorting | null, columnId: string): SortingState => {
  if (now?.columnId !== columnId) return [{ id: columnId, desc: false }];
  return now.direction === 'ascending' ? [{ id: columnId, desc: true }] : [];
};

/** The page size at first, the sizes to choose from, and what the person chose on an earlier visit. */
function useStart<Row>(columns: readonly Column<Row>[], { paging, remember }: ReportViewOptions) {
  const size = paging?.size ?? defaultSizes[0];
  const sizes = [...new Set([...(paging?.sizes ?? defaultSizes), size])].toSorted((a, b) => a - b);
  const [kept] = useState(() =>
    readRemembered(
      remember?.load(),
      columns.map(({ id }) => id),
      sizes,
    ),
  );
  return { size: paging === null ? Number.POSITIVE_INFINITY : (kept.pageSize ?? size), sizes, kept };
}

/** State alone: TanStack neither sees the rows nor filters, sorts or cuts them; the pure modules of this folder do. */
function useViewState<Row>(columns: readonly Column<Row>[], start: { size: number; kept: Remembered }) {
  return useTable({
    features,
    columns: columns.map(({ id }) => ({ id, accessorFn: () => null, filterFn: everyRow })),
    data: noTableRows,
    manualFiltering: true,
    manualSorting: true,
    manualPagination: true,
    initialState: {
      pagination: { pageIndex: 0, pageSize: start.size },
      columnVisibility: Object.fromEntries(start.kept.hidden.map((id) => [id, false])),
    },
  });
}

/**
 * Owns what a person does to a table (filters, order, page, density, hidden columns), so that a screen can hand it to
 * `<ReportTable view={view}>` and read the same truth itself: `view.filteredRows` for its cards, `view.toCsv()` for the
 * export button in its header. `columns` is a constant at module level; `rows` keeps its identity as long as the data
 * is the same, since the folded texts and orders are kept with it. `undefined` rows mean: not searched yet.
 */
export function useReportView<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  options: ReportViewOptions = {},
): ReportView<Row> {
  const start = useStart(columns, options);
  const table = useViewState(columns, start);
  const [density, setDensity] = useState(start.kept.density);
  const { columnFilters, sorting: sortingState, pagination, columnVisibility } = table.state;
  const deferredFilters = useDeferredValue(columnFilters);
  const deferredSorting = useDeferredValue(sortingState);

  const appliedFilters = toFilterState(deferredFilters);
  const sorting = toSorting(sortingState);
  const { rows: filteredRows } = selectRows(
    rows ?? noRows,
    columns,
    appliedFilters,
    toSorting(deferredSorting),
  );
  const pageSize = Number.isFinite(pagination.pageSize)
    ? pagination.pageSize
    : Math.max(1, filteredRows.length);
  const pageCount = Math.max(1, Math.ceil(filteredRows.length / pageSize));
  const page = Math.min(pagination.pageIndex, pageCount - 1);
  const visibleColumns = columns.filter(({ id }) => columnVisibility[id] !== false);

  const remember = (change: Partial<Remembered>) => {
    const hidden = columns.flatMap(({ id }) => (columnVisibility[id] === false ? [id] : []));
    options.remember?.save({
      density,
      hidden,
      pageSize: Number.isFinite(pagination.pageSize) ? pageSize : null,
      ...change,
    });
  };

  return {
    columns,
    visibleColumns,
    rows,
    filteredRows,
    sorting,
    page,
    pageCount,
    pageSize,
    density,
    appliedFilters,
    pageRows: pageCount === 1 ? filteredRows : filteredRows.slice(page * pageSize, (page + 1) * pageSize),
    filters: toFilterState(columnFilters),
    isFiltered: columnFilters.length > 0,
    paging: options.paging === null ? null : { ...options.paging, sizes: start.sizes },
    setFilter: (columnId, filter) => {
      table.setColumnFilters((old) => {
        const others = old.filter(({ id }) => id !== columnId);
        return filter === null || isVoid(filter) ? others : [...others, { id: columnId, value: filter }];
      });
      table.setPageIndex(0);
    },
    clearFilters: () => {
      table.setColumnFilters([]);
      table.setPageIndex(0);
    },
    toggleSorting: (columnId) => {
      table.setSorting(nextSorting(sorting, columnId));
      table.setPageIndex(0);
    },
    setPage: (next) => table.setPageIndex(next),
    setPageSize: (size) => {
      table.setPageSize(size);
      remember({ pageSize: size });
    },
    setDensity: (next: Density) => {
      setDensity(next);
      remember({ density: next });
    },
    setColumnVisible: (columnId, isVisible) => {
      const hidden = columns
        .filter(({ id }) => (id === columnId ? !isVisible : columnVisibility[id] === false))
        .map(({ id }) => id);
      if (hidden.length === columns.length) return;
      table.setColumnVisibility(Object.fromEntries(hidden.map((id) => [id, false])));
      remember({ hidden });
    },
    toCsv: () => toCsv(filteredRows, visibleColumns),
  };
}
