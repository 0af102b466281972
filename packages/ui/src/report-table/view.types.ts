import type { Column } from './columns.ts';
import type { DistinctValue } from './distinct.ts';
import type { ColumnFilter, FilterState } from './filters/filterState.ts';
import type { Selection } from './index/Selection.ts';
import type { Asked, Sorting } from './index/TableIndex.ts';
import type { Layout } from './layout.ts';

/** What one person keeps of a table between visits; stored where the app decides. */
export interface RememberPort {
  /** Called once when the table appears; anything that is not what `save` wrote is ignored. */
  readonly load: () => unknown;
  /** Called with a small JSON value after each change of density, columns or page size. */
  readonly save: (value: unknown) => void;
}

/** A way of looking at the table that a person gave a name. */
export interface NamedView {
  readonly name: string;
  readonly filters: FilterState;
  readonly sorting: readonly Sorting[];
  readonly layout: Layout;
}

/** Why something could not be had, and the way to ask again. */
export interface ViewsFailure {
  readonly message: string;
  readonly retry: () => void;
}

/** Where the named views of one person and table are kept; filters can hold personal data, so the app decides where. */
export interface ViewStore {
  /** What is kept, as it came: anything that is not a list of named views is ignored; `undefined` while it is on its way. */
  readonly kept: unknown;
  /** What is kept could not be had. */
  readonly failure?: ViewsFailure | undefined;
  /** Keeps one view; `isReplacing` says that the person saw one of that name and wants it replaced. */
  readonly put: (view: NamedView, isReplacing: boolean) => void;
  readonly remove: (name: string) => void;
}

export interface Paging {
  /** Rows of a page at first; default 15. */
  readonly size?: number;
  /** The sizes a person can choose; default 15, 50, 100. */
  readonly sizes?: readonly number[];
  /** Where the pager stands; default 'bottom'. */
  readonly position?: 'bottom' | 'both';
}

/** What a table in server mode asks for. */
export interface ServerAsked extends Asked {
  /** Counts from 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** Filters, order and pages answered by a server: `rows` are then those of the current page. */
export interface ServerMode<Row> {
  /** Rows that pass the filters, on all pages. */
  readonly count: number;
  /** Rows without any filter. */
  readonly total: number;
  /** Called at first and after each change, a moment after the last key. Keep its identity (a setter of state will do). */
  readonly onAsk: (asked: ServerAsked) => void;
  /** Texts of the totals row by column id, over all that passes. */
  readonly totals?: Readonly<Record<string, string>> | undefined;
  /** The choices of `exact` filters by column id. */
  readonly values?: Readonly<Record<string, readonly DistinctValue[]>> | undefined;
  /** Every row that passes, for the files; without it a file holds the current page. */
  readonly readAll?: (() => Promise<readonly Row[]>) | undefined;
}

export interface ReportViewOptions<Row = never> {
  /** `null` shows every row in one scroll, however many there are. */
  readonly paging?: Paging | null | undefined;
  readonly remember?: RememberPort | undefined;
  readonly viewStore?: ViewStore | undefined;
  readonly server?: ServerMode<Row> | undefined;
}

export type Density = 'normal' | 'compact';

/** The named views of the person. */
export interface NamedViews {
  readonly list: readonly NamedView[];
  /** The list is on its way. */
  readonly isLoading: boolean;
  readonly failure: ViewsFailure | undefined;
  /** Keeps filters, order and columns as they are under that name; an older one of the same name is replaced. */
  readonly save: (name: string) => void;
  readonly apply: (name: string) => void;
  readonly remove: (name: string) => void;
  /** Keeps a removed view again. */
  readonly restore: (view: NamedView) => void;
}

/** Everything a table shows and everything a person can change of it; made by `useReportView`. */
export interface ReportView<Row> {
  readonly columns: readonly Column<Row>[];
  /** In the order on screen, pinned ones first. */
  readonly visibleColumns: readonly Column<Row>[];
  /** How many of the visible columns stay in sight at the start. */
  readonly pinnedCount: number;
  /** `undefined` means: not searched yet. */
  readonly rows: readonly Row[] | undefined;
  /** The rows left by the filters, in the order on screen, of all pages; picks objects only where they are read. */
  readonly selection: Selection<Row>;
  /** The same as an array. Reading it picks every row. */
  readonly filteredRows: readonly Row[];
  /** How many rows the filters leave, on all pages. */
  readonly count: number;
  /** How many rows there are without filters. */
  readonly total: number;
  /** Position of the first row of the current page, and how many rows the page has. */
  readonly pageStart: number;
  readonly pageLength: number;
  /** True when some filter is in force, even one that every row passes. */
  readonly isFiltered: boolean;
  /** The filters as they were just set, by column id. */
  readonly filters: FilterState;
  /** The filters and the order that the rows follow: the same, a blink later while many rows are searched. */
  readonly applied: Asked;
  /** The rows do not follow the latest filters and order yet. */
  readonly isSelecting: boolean;
  /** In order of weight; empty for the order in which the rows came. */
  readonly sorting: readonly Sorting[];
  /** Counts from 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly paging: Paging | null;
  readonly density: Density;
  readonly layout: Layout;
  readonly views: NamedViews | null;
  readonly server: ServerMode<Row> | undefined;
  readonly canUndo: boolean;
  /** `null` lifts the filter; going back to the first page is included. */
  readonly setFilter: (columnId: string, filter: ColumnFilter | null) => void;
  readonly clearFilters: () => void;
  /** Ascending, descending, then none; `isAdded` keeps the other columns of the order. */
  readonly toggleSorting: (columnId: string, isAdded?: boolean) => void;
  /** Puts the rows in that order; none for the order in which they came. */
  readonly setSorting: (sorting: readonly Sorting[]) => void;
  /** A page past the end shows the last one; a new search starts with `setPage(0)`. */
  readonly setPage: (page: number) => void;
  readonly setPageSize: (size: number) => void;
  readonly setDensity: (density: Density) => void;
  /** Order, width, pinned and hidden columns; see the functions of layout.ts. */
  readonly setLayout: (layout: Layout) => void;
  /** Takes the last change of filters, order or columns back. */
  readonly undo: () => void;
}
