import type { FilterState } from '../filters/query.types.ts';
import { useState } from 'react';
import type { ReportView } from '../view.types.ts';

/** The chosen rows: either some by key, or all that pass the filters except some. */
export interface Chosen<Row> {
  readonly count: number;
  /** True when every row that passes the filters is chosen. */
  readonly isAll: boolean;
  readonly has: (row: Row, position: number) => boolean;
  /** Chooses or unchooses the rows from one position to another, both included. */
  readonly set: (positions: { readonly from: number; readonly to: number }, isChosen: boolean) => void;
  /** One row; with Shift all from the last touched one to it. */
  readonly setOne: (position: number, isChosen: boolean, isShift: boolean) => void;
  /** All that pass the filters; in server mode only the rows of the page, because the server alone knows the others. */
  readonly chooseAll: () => void;
  /** False when `chooseAll` reaches only the page. */
  readonly reachesAll: boolean;
  readonly clear: () => void;
  /** Leaves only those rows chosen for which the answer is true. */
  readonly keep: (isKept: (row: Row) => boolean) => void;
  /** The chosen rows: those on screen in their order, then those hidden by filters or on other pages of a server. */
  readonly rows: () => readonly Row[];
}

interface State<Row> {
  /** By their keys. */
  readonly keys: ReadonlyMap<string, Row>;
  /** All rows except `keys`, while these filters hold; under other filters the choice would mean other rows. */
  readonly allBut: FilterState | null;
  /** Position of the last touched row, -1 at first. */
  readonly last: number;
}

const nothing: State<never> = { keys: new Map<string, never>(), allBut: null, last: -1 };

/** Keeps the choice of rows by their keys over pages, orders and filters; "all" ends when the filters change. */
export function useChosen<Row>(
  view: ReportView<Row>,
  rowKey: (row: Row, index: number) => string,
): Chosen<Row> {
  const [kept, setState] = useState<State<Row>>(nothing);
  const state = kept.allBut !== null && kept.allBut !== view.filters ? nothing : kept;
  const { selection } = view;
  const isAllMode = state.allBut !== null;
  const has = (row: Row, position: number) => state.keys.has(rowKey(row, position)) !== isAllMode;
  const rows = () => {
    const shown = selection.rows.filter(has);
    if (isAllMode || shown.length === state.keys.size) return shown;
    const seen = new Set(selection.rows.map(rowKey));
    return [...shown, ...[...state.keys].flatMap(([key, row]) => (seen.has(key) ? [] : [row]))];
  };
  const count = isAllMode ? view.count - state.keys.size : state.keys.size;
  const set = (
    { from, to }: { readonly from: number; readonly to: number },
    isChosen: boolean,
    last = to,
  ) => {
    const keys = new Map(state.keys);
    for (let position = from; position <= to; position++) {
      const row = selection.rowAt(view.server ? position - view.pageStart : position);
      if (row === undefined) continue;
      const key = rowKey(row, position);
      if (isChosen === isAllMode) keys.delete(key);
      else keys.set(key, row);
    }
    setState({ keys, allBut: state.allBut, last });
  };
  const page = { from: view.pageStart, to: view.pageStart + view.pageLength - 1 };
  const isWholePage = () => view.server !== undefined && selection.count > 0 && selection.rows.every(has);
  return {
    count,
    isAll: count > 0 && (count === view.count || isWholePage()),
    has,
    rows,
    set,
    setOne: (position, isChosen, isShift) => {
      const from = isShift && state.last >= 0 ? state.last : position;
      set({ from: Math.min(from, position), to: Math.max(from, position) }, isChosen, position);
    },
    chooseAll: () => {
      if (view.server) set(page, true);
      else setState({ ...nothing, allBut: view.filters });
    },
    reachesAll: view.server === undefined,
    clear: () => setState(nothing),
    keep: (isKept) => {
      const shown = selection.rows.flatMap((row, position): [string, Row][] =>
        has(row, position) ? [[rowKey(row, position), row]] : [],
      );
      const chosen = [...(isAllMode ? [] : state.keys), ...shown];
      setState({ ...nothing, keys: new Map(chosen.filter(([, row]) => isKept(row))) });
    },
  };
}
