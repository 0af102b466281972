import type { Asked, FilterState, Sorting, WrittenFilter, WrittenFilters } from './filters/query.types.ts';
import type { Column } from './columns.ts';
import type { DistinctValue } from './distinct.ts';
import type { Selection } from './index/Selection.ts';
import type { HoldRow } from '../one-press/rowAct.ts';
import type { Layout } from './layout.ts';

/** Keeps a person's settings of a table between visits; the app decides where. */
export interface RememberPort {
  /** Called once when the table appears; anything that is not what `save` wrote is ignored. */
  readonly load: () => unknown;
  /** Called with a small JSON value after each change of density, columns, page size or rows on a phone. */
  readonly save: (value: unknown) => void;
}

/** A way of looking at the table that a person gave a name. */
export interface NamedView {
  readonly name: string;
  readonly filters: WrittenFilters;
  readonly sorting: readonly Sorting[];
  readonly layout: Layout;
}

/** Why something could not be loaded, and how to try again. */
export interface ViewsFailure {
  readonly message: string;
  readonly retry: () => void;
}

/** Where the named views of one person and table are kept; filters can hold personal data, so the app decides where. */
export interface ViewStore {
  /** The stored value, unchecked: anything that is not a list of named views is ignored; `undefined` while loading. */
  readonly kept: unknown;
  /** The stored views could not be loaded. */
  readonly failure?: ViewsFailure | undefined;
  /** Stores one view; `isReplacing` means that the person saw the view with this name and wants it replaced. */
  readonly put: (view: NamedView, isReplacing: boolean) => void;
  readonly remove: (name: string) => void;
}

export interface Paging {
  /** Rows of a page where the table is as high as its rows, so that none would not fit; default 15. */
  readonly size?: number;
  /** The sizes a person can choose besides as many as fit; default 15, 50, 100. */
  readonly sizes?: readonly number[];
  /** Position of the pager; default 'bottom'. */
  readonly position?: 'bottom' | 'both';
}

/** The question of a table in server mode. */
export interface ServerAsked {
  readonly filters: WrittenFilters;
  readonly sorting: readonly Sorting[];
  /** Counts from 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** Filters, order and pages answered by a server: `rows` are then the rows of the current page. */
export interface ServerMode<Row> {
  /** Rows that pass the filters, on all pages. */
  readonly count: number;
  /** Rows without any filter. */
  readonly total: number;
  /** Called at first and after each change, a moment after the last key. Its identity must not change (a setter of state will do). */
  readonly onAsk: (asked: ServerAsked) => void;
  /** Texts of the totals row by column id, over all rows that pass. */
  readonly totals?: Readonly<Record<string, string>> | undefined;
  /** The choices of `exact` filters by column id. */
  readonly values?: Readonly<Record<string, readonly DistinctValue[]>> | undefined;
  /** Every row that passes, for the files; without it a file holds only the current page. */
  readonly readAll?: (() => Promise<readonly Row[]>) | undefined;
}

/** Called before rows leave as a file or on paper; a failure keeps them. */
export type TakeRows = (kind: 'csv' | 'xlsx' | 'paper', count: number) => Promise<unknown>;

export interface ReportViewOptions<Row = never> {
  /** `null` shows every row in one scroll. */
  readonly paging?: Paging | null | undefined;
  readonly remember?: RememberPort | undefined;
  readonly viewStore?: ViewStore | undefined;
  readonly server?: ServerMode<Row> | undefined;
  readonly onTake?: TakeRows | undefined;
  /** Texts of the filters when the table appears, by column id; later values and unknown columns are ignored. */
  readonly startFilters?: Readonly<Record<string, string>> | undefined;
  /** The order when the table appears; a column that is not there yet orders nothing. */
  readonly startSorting?: readonly Sorting[] | undefined;
  /** Density before the person chooses; compact when much is above the rows, so that ten are in sight. */
  readonly startDensity?: Density | undefined;
  /** The question of the rows: rows of another one are shown at once, also while an act of a row runs. */
  readonly question?: string | undefined;
}

export type Density = 'normal' | 'compact';

/** Rows on a phone: cards of two lines, or the columns as on a wide screen. */
export type PhoneRows = 'cards' | 'table';

/** The named views of the person. */
export interface NamedViews {
  readonly list: readonly NamedView[];
  /** The list is loading. */
  readonly isLoading: boolean;
  readonly failure: ViewsFailure | undefined;
  /** Keeps the current filters, order and columns under that name; an older one of the same name is replaced. */
  readonly save: (name: string) => void;
  readonly apply: (name: string) => void;
  readonly remove: (name: string) => void;
  /** Keeps a removed view again. */
  readonly restore: (view: NamedView) => void;
}

/** The rows that a table shows, and how many there are. */
export interface ShownRows<Row> {
  /** `undefined` means: not searched yet. */
  readonly rows: readonly Row[] | undefined;
  /** The filtered rows in the order on screen, of all pages; row objects are picked only when they are read. */
  readonly selection: Selection<Row>;
  /** The same as an array. Reading it collects every row. */
  readonly filteredRows: readonly Row[];
  /** Number of rows after the filters, on all pages. */
  readonly count: number;
  /** Number of rows without filters. */
  readonly total: number;
  /** The shown rows do not match the latest filters and order yet. */
  readonly isSelecting: boolean;
  /** Sums over all of very many rows are still being added up. */
  readonly isAdding: boolean;
  /** Keeps the rows as they are until the returned function is called: an act of one of them runs. */
  readonly hold: HoldRow;
}

/** Filters and order, and how a person changes them. */
export interface TableQuestion {
  /** The filters as set last, by column id. */
  readonly filters: FilterState;
  /** The most important first; empty for the order in which the rows came. */
  readonly sorting: readonly Sorting[];
  /** The filters and the order of the shown rows: the same, or slightly older while many rows are searched. */
  readonly applied: Asked;
  /** True when some filter is in force, even one that every row passes. */
  readonly isFiltered: boolean;
  /** `null` removes the filter; also goes back to the first page. */
  readonly setFilter: (columnId: string, filter: WrittenFilter | null) => void;
  readonly clearFilters: () => void;
  /** Ascending, descending, then none; `isAdded` keeps the other columns of the order. */
  readonly toggleSorting: (columnId: string, isAdded?: boolean) => void;
  /** Sets the whole order; empty for the order in which the rows came. */
  readonly setSorting: (sorting: readonly Sorting[]) => void;
  readonly canUndo: boolean;
  /** Undoes the last change of filters, order or columns. */
  readonly undo: () => void;
}

/** The current page; a table without pages has one that holds every row. */
export interface TablePages {
  /** `null` shows every row in one scroll. */
  readonly paging: Paging | null;
  /** Counts from 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  /** Position of the first row of the current page, and how many rows the page has. */
  readonly pageStart: number;
  readonly pageLength: number;
  /** A page past the end shows the last one; a new search starts with `setPage(0)`. */
  readonly setPage: (page: number) => void;
  /** `null` is as many rows as fit the table's height, as at first; the first row stays in sight. */
  readonly setPageSize: (size: number | null) => void;
  /** Nobody chose a page size: a page has as many rows as fit. */
  readonly isFitting: boolean;
  /** Called by the drawn table with the number of rows that fit; `null` for a table as high as its rows. */
  readonly noteFit: (rows: number | null) => void;
}

/** Present columns, density of the rows, and the named views of both. */
export interface Arrangement<Row> {
  readonly columns: readonly Column<Row>[];
  /** In the order on screen, pinned ones first. */
  readonly visibleColumns: readonly Column<Row>[];
  /** Number of visible columns pinned at the start. */
  readonly pinnedCount: number;
  readonly layout: Layout;
  /** Order, width, pinned and hidden columns; see the functions of layout.ts. */
  readonly setLayout: (layout: Layout) => void;
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
  readonly phoneRows: PhoneRows;
  readonly setPhoneRows: (rows: PhoneRows) => void;
  readonly views: NamedViews | null;
}

/** Everything that a table shows, and everything that a person can change in it; made by `useReportView`. */
export interface ReportView<Row> extends ShownRows<Row>, TableQuestion, TablePages, Arrangement<Row> {
  readonly server: ServerMode<Row> | undefined;
  readonly onTake: TakeRows | undefined;
}
