import type { Column } from './columns.ts';
import type { ColumnFilter, FilterState } from './filters.ts';
import type { Sorting } from './sorting.ts';

/** What one person keeps of a table between visits; stored where the app decides. */
export interface RememberPort {
  /** Called once when the table appears; anything that is not what `save` wrote is ignored. */
  readonly load: () => unknown;
  /** Called with a small JSON value after each change of density, hidden columns or page size. */
  readonly save: (value: unknown) => void;
}

export interface Paging {
  /** Rows of a page at first; default 15. */
  readonly size?: number;
  /** The sizes a person can choose; default 15, 50, 100. */
  readonly sizes?: readonly number[];
  /** Where the pager stands; default 'bottom'. */
  readonly position?: 'bottom' | 'both';
}

export interface ReportViewOptions {
  /** `null` shows every row without a pager: only for tables that are small by nature. */
  readonly paging?: Paging | null | undefined;
  readonly remember?: RememberPort | undefined;
}

export type Density = 'normal' | 'compact';

/** Everything a table shows and everything a person can change of it; made by `useReportView`. */
export interface ReportView<Row> {
  readonly columns: readonly Column<Row>[];
  readonly visibleColumns: readonly Column<Row>[];
  /** `undefined` means: not searched yet. */
  readonly rows: readonly Row[] | undefined;
  /** The rows left by the filters, in the order on screen, of all pages. */
  readonly filteredRows: readonly Row[];
  /** The rows of the current page. */
  readonly pageRows: readonly Row[];
  /** True when some filter is in force, even one that every row passes. */
  readonly isFiltered: boolean;
  /** The filters as they were just set, by column id. */
  readonly filters: FilterState;
  /** The filters that the rows follow: the same, a blink later while someone types over many rows. */
  readonly appliedFilters: FilterState;
  readonly sorting: Sorting | null;
  /** Counts from 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly paging: Paging | null;
  readonly density: Density;
  /** `null` lifts the filter; going back to the first page is included. */
  readonly setFilter: (columnId: string, filter: ColumnFilter | null) => void;
  readonly clearFilters: () => void;
  /** Ascending, descending, then the order in which the rows came. */
  readonly toggleSorting: (columnId: string) => void;
  /** A page past the end shows the last one; a new search starts with `setPage(0)`. */
  readonly setPage: (page: number) => void;
  readonly setPageSize: (size: number) => void;
  readonly setDensity: (density: Density) => void;
  /** The last visible column cannot be hidden. */
  readonly setColumnVisible: (columnId: string, isVisible: boolean) => void;
  /** The CSV of what is shown: visible columns, filtered rows of all pages, in the order on screen. */
  readonly toCsv: () => string;
}
