import type { Asked, Sorting } from './filters/query.types.ts';
import { useContext, useEffect, useState } from 'react';
import type { Column } from './columns.ts';
import {
  filtersInForce,
  filtersOfTexts,
  noFilters,
  readFilter,
  readFilters,
  withFilter,
  writtenFilters,
} from './filters/filterState.ts';
import { indexOf } from './index/TableIndex.ts';
import { arrange, type Layout, plainLayout } from './layout.ts';
import { readRemembered, type Remembered, StartDensity } from './views/remembered.ts';
import { useTableState } from './tableState.ts';
import { useHeldRows } from '../one-press/useHeldRows.ts';
import { useHistory } from './views/useHistory.ts';
import { useNamedViews } from './views/useNamedViews.ts';
import { everything, useSelection, useSums, useWarmIndex } from './useSelection.ts';
import type {
  Arrangement,
  ReportView,
  ReportViewOptions,
  ServerMode,
  TablePages,
  TableQuestion,
} from './view.types.ts';

export type { Paging, ReportView, ReportViewOptions, ServerAsked } from './view.types.ts';

const defaultSizes = [15, 50, 100] as const;
const noRows: readonly never[] = [];

const nextSorting = (now: readonly Sorting[], columnId: string, isAdded: boolean): readonly Sorting[] => {
  const known = now.find((one) => one.columnId === columnId);
  const isOnly = known !== undefined && now.length === 1;
  if (!known || (!isAdded && !isOnly)) return [...(isAdded ? now : []), { columnId, direction: 'ascending' }];
  if (known.direction === 'ascending')
    return now.map((one) => (one === known ? { columnId, direction: 'descending' } : one));
  return now.filter((one) => one !== known);
};

/** The default page size, the sizes on offer, and the person's stored choice. */
function useStart<Row>(
  columns: readonly Column<Row>[],
  { paging, remember, startDensity }: ReportViewOptions<Row>,
) {
  const size = paging?.size ?? defaultSizes[0];
  const sizes = [...new Set([...(paging?.sizes ?? defaultSizes), size])].toSorted((a, b) => a - b);
  const usual = useContext(StartDensity);
  const [kept] = useState(() => readRemembered(remember?.load(), columns, sizes, startDensity ?? usual));
  return { size, sizes, kept };
}

/** The page size: the person's choice, else as many rows as fit the drawn table. */
function usePageSize(state: ReturnType<typeof useTableState>, { size, kept }: ReturnType<typeof useStart>) {
  const [chosen, setChosen] = useState(kept.pageSize);
  const [fit, setFit] = useState<number | null>(null);
  const show = (next: number) => {
    if (next !== state.pageSize) state.setPageSize(next);
  };
  return {
    chosen,
    choose: (next: number | null) => {
      setChosen(next);
      show(next ?? fit ?? size);
    },
    noteFit: (rows: number | null) => {
      setFit(rows);
      if (chosen === null) show(rows ?? size);
    },
  };
}

/** Arrangement of the columns: the table's own order, also for new columns, until a person moves or pins one. */
function useLayout<Row>(columns: readonly Column<Row>[], start: Layout) {
  const [layout, keepLayout] = useState(start);
  const [atFirst] = useState(() => plainLayout(columns));
  const isAsAtFirst = (['order', 'pinned'] as const).every(
    (part) => layout[part].join(' ') === atFirst[part].join(' '),
  );
  const { order, pinned } = plainLayout(columns);
  return [isAsAtFirst ? { ...layout, order, pinned } : layout, keepLayout] as const;
}

/** The server is asked this many milliseconds after the last change. */
const restBeforeAsking = 250;

/** Asks the server: at once at first, then a moment after the last change. */
function useAsking(
  onAsk: ServerMode<never>['onAsk'] | undefined,
  state: ReturnType<typeof useTableState>,
): void {
  const { pageIndex: page, pageSize } = state;
  const { filters, sorting } = state.asked;
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    if (!onAsk) return;
    const ask = () => {
      setIsFirst(false);
      onAsk({ filters: writtenFilters(filters), sorting, page, pageSize });
    };
    const timer = setTimeout(ask, isFirst ? 0 : restBeforeAsking);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- whether it was the first does not ask again
  }, [onAsk, filters, sorting, page, pageSize]);
}

/** The page to show, which is the last one when the wanted page lies past the end. */
function pageOf(state: ReturnType<typeof useTableState>, count: number, hasAll: boolean) {
  const pageSize = hasAll ? Math.max(1, count) : state.pageSize;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(state.pageIndex, pageCount - 1);
  const pageStart = page * pageSize;
  const pageLength = Math.max(0, Math.min(pageSize, count - pageStart));
  return { page, pageCount, pageSize, pageStart, pageLength };
}

/** Adds the rows as an array, collected when it is read. */
const withRows = <Row>(view: Omit<ReportView<Row>, 'filteredRows'>): ReportView<Row> =>
  Object.defineProperty(view, 'filteredRows', {
    get: () => view.selection.rows,
    enumerable: true,
  }) as ReportView<Row>;

/**
 * Owns what a person does to a table (filters, order, page, density, columns), so that a screen can pass it to `<ReportTable
 * view={view}>` and read the same state itself: `view.filteredRows` for its cards, and the same view for the export in its
 * header. `columns` is a constant at module level; `newest` rows must keep their identity while the data is the same,
 * because the index is kept with it. `undefined` rows mean: not searched yet.
 */
export function useReportView<Row>(
  columns: readonly Column<Row>[],
  newest: readonly Row[] | undefined,
  options: ReportViewOptions<Row> = {},
): ReportView<Row> {
  const { server, paging } = options;
  const { rows, hold } = useHeldRows(newest, options.question);
  const start = useStart(columns, options);
  const state = useTableState({
    size: start.kept.pageSize ?? start.size,
    sorting: options.startSorting ?? [],
    filters: () => filtersOfTexts(columns, options.startFilters ?? {}),
  });
  const pageSize = usePageSize(state, start);
  const [layout, keepLayout] = useLayout(columns, start.kept.layout);
  const [density, setDensity] = useState(start.kept.density);
  const [phoneRows, setPhoneRows] = useState(start.kept.phoneRows);
  const { asked } = state;
  const index = indexOf(rows ?? noRows);
  const { selection, applied, isSelecting } = useSelection(index, columns, server ? everything : asked);
  const isAdding = useSums(index, columns);
  useWarmIndex(index, columns);
  useAsking(server?.onAsk, state);
  const count = server?.count ?? selection.count;

  const remember = (change: Partial<Remembered>) =>
    options.remember?.save({
      density,
      layout,
      pageSize: pageSize.chosen,
      phoneRows,
      ...change,
    });
  const setLayout = (next: Layout) => {
    keepLayout(next);
    remember({ layout: next });
  };
  const restore = (next: Partial<Asked> & { readonly layout: Layout }) => {
    state.setAsked(next);
    setLayout(next.layout);
  };
  const history = useHistory({ ...asked, layout }, restore);
  const views = useNamedViews(options.viewStore, columns, {
    now: { ...asked, layout },
    apply: ({ filters, sorting, layout: named }) => {
      history.note('view');
      restore({ filters: readFilters(columns, filters), sorting, layout: named });
    },
  });
  const change = (topic: string, next: Partial<Asked>) => {
    history.note(topic);
    state.setAsked(next);
  };

  const shown = {
    rows,
    selection,
    count,
    total: server?.total ?? rows?.length ?? 0,
    isSelecting,
    isAdding,
    hold,
  };
  const question: TableQuestion = {
    ...asked,
    applied: server ? asked : applied,
    isFiltered: filtersInForce(columns, asked.filters).length > 0,
    setFilter: (columnId, written) => {
      const column = columns.find(({ id }) => id === columnId);
      const filter = written && readFilter(column, written);
      change(`filter:${columnId}`, { filters: withFilter(asked.filters, columnId, filter) });
    },
    clearFilters: () => change('clear', { filters: noFilters }),
    toggleSorting: (columnId, isAdded = false) =>
      change('', { sorting: nextSorting(asked.sorting, columnId, isAdded) }),
    setSorting: (sorting) => change('', { sorting }),
    canUndo: history.canUndo,
    undo: history.undo,
  };
  const pages: TablePages = {
    ...pageOf(state, count, paging === null),
    paging: paging === null ? null : { ...paging, sizes: start.sizes },
    setPage: state.setPage,
    setPageSize: (size) => {
      pageSize.choose(size);
      remember({ pageSize: size });
    },
    isFitting: pageSize.chosen === null,
    noteFit: pageSize.noteFit,
  };
  const arrangement: Arrangement<Row> = {
    columns,
    ...arrange(columns, layout),
    layout,
    setLayout: (next) => {
      // Dragging an edge reports every pixel: together they are one undo step. Everything else is a step of its own.
      history.note(next.widths === layout.widths ? '' : 'width');
      setLayout(next);
    },
    density,
    setDensity: (next) => {
      setDensity(next);
      remember({ density: next });
    },
    phoneRows,
    setPhoneRows: (next) => {
      setPhoneRows(next);
      remember({ phoneRows: next });
    },
    views,
  };
  return withRows({ server, onTake: options.onTake, ...shown, ...question, ...pages, ...arrangement });
}
