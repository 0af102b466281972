import type { ClipboardEvent, FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';
import { neighbour, withMoved, withWidth } from '../layout.ts';
import type { ReportView } from '../view.types.ts';
import type { copiedBlock } from './copiedBlock.ts';
import { cellAt, enterCell, focusCell, leaveGrid, moveInCell, placeOf, widgetOf } from './cells.ts';
import { pressCard } from './pressCard.ts';
import { edgesOf, type GridSize, isBlock, moved, type Place, turned } from './gridKeys.ts';
import { type Edges, edgeHeight, rowHeightOf } from './sizes.tsx';
import type { Slot } from './slots.ts';
import type { Active } from './useActive.ts';
import type { Chosen } from './useChosen.ts';

interface GridEventsInput<Row> {
  readonly view: ReportView<Row>;
  readonly slots: readonly Slot<Row>[];
  readonly active: Active;
  readonly chosen: Chosen<Row> | null;
  readonly edges: Edges;
  readonly scroller: HTMLElement | null;
  readonly onHelp: () => void;
}

let copying: { readonly copiedBlock: typeof copiedBlock } | undefined;

/** The clipboard must be filled during the event, so its code is loaded as soon as a cell is touched. */
const loadCopying = async (): Promise<void> => {
  copying ??= await import('./copiedBlock.ts');
};

/** Keys of a header besides those that move. */
function pressOnHeader<Row>(
  event: KeyboardEvent,
  { view, slots, active }: GridEventsInput<Row>,
  col: number,
): boolean {
  const column = slots[col]?.column;
  if (!column) return false;
  const { key } = event;
  const { layout } = view;
  if (key === 'Enter' || key === ' ') view.toggleSorting(column.id, event.shiftKey);
  else if (key === 'ArrowDown' && event.altKey)
    widgetOf(event.currentTarget, { row: -1, col }, 'filter')?.click();
  else if ((key === 'ArrowLeft' || key === 'ArrowRight') && event.altKey && event.shiftKey) {
    const step = key === 'ArrowLeft' ? -1 : 1;
    const target = neighbour(view.visibleColumns, column.id, step);
    if (target === null) return true;
    view.setLayout(withMoved(layout, view.columns, column.id, target));
    active.go({ row: -1, col: col + step });
  } else if (key === '+' || key === '=' || key === '-')
    view.setLayout(withWidth(layout, column.id, (slots[col]?.width ?? 0) + (key === '-' ? -16 : 16)));
  else return false;
  return true;
}

/** The step that Tab or an arrow makes among the controls of one cell; 0 for other keys. */
function stepIn({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): 1 | -1 | 0 {
  if (ctrlKey || metaKey || altKey) return 0;
  if (key === 'Tab') return shiftKey ? -1 : 1;
  if (shiftKey || (target instanceof HTMLInputElement && target.type !== 'checkbox')) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}

/** Event handlers of the table: arrow keys, blocks, copying, choosing and undoing, by keyboard and pointer. */
export function useGridEvents<Row>(input: GridEventsInput<Row>) {
  const { view, slots, active, chosen, edges, scroller } = input;
  const { place } = active;
  const rowHeight = rowHeightOf(view, edges);
  const size: GridSize = {
    from: view.pageStart,
    to: view.pageStart + view.pageLength,
    colCount: slots.length,
    pageStep: Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - edgeHeight(edges)) / rowHeight) - 1),
    hasTotals: edges.hasTotals,
  };
  const go = (table: HTMLElement, to: Place, isExtending: boolean) => {
    active.go(to, isExtending);
    focusCell(table, to, { scroller, rowHeight, pageStart: view.pageStart, edges });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget;
    const cell = cellAt(event.target);
    const isInside = cell !== null && cell !== event.target;
    const isCtrl = event.ctrlKey || event.metaKey;
    const step = stepIn(event);
    // The acts of a row: Tab and the arrows walk over them, and leave at the edge.
    if (isInside && step !== 0 && moveInCell(cell, event.target, step)) return event.preventDefault();
    if (event.key === 'Tab') return void leaveGrid(table, event.shiftKey);
    // A field or a menu in a cell handles its own keys; Escape gives them back to the grid.
    if (isInside && event.key === 'Escape') {
      // A surrounding dialog must stay open.
      event.stopPropagation();
      return void cell.focus();
    }
    if (
      isInside &&
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox]), select, textarea')
    )
      return;
    if (event.defaultPrevented || cell === null) return;
    const handled = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (!isInside && place.row === -1 && pressOnHeader(event, input, place.col))
      return handled(() => undefined);
    const key = { key: event.key, isCtrl, isShift: event.shiftKey, isAlt: event.altKey };
    const turn = view.paging ? turned(place, key, size) : 0;
    const page = view.page + turn;
    if (turn !== 0 && page >= 0 && page < view.pageCount)
      return handled(() => {
        view.setPage(page);
        if (place.row === -1) return;
        const row = Math.min(view.count - 1, place.row + turn * view.pageSize);
        go(table, { row, col: place.col }, false);
      });
    const to = moved(place, key, size);
    const isRow = ({ row }: Place) => row >= size.from && row < size.to;
    const isExtending = event.shiftKey && isRow(place) && !edges.areCards;
    // A block contains no header and no totals.
    if (to) return handled(() => (isExtending && !isRow(to) ? undefined : go(table, to, isExtending)));
    if (isCtrl && event.key.toLowerCase() === 'z') return handled(view.undo);
    if (isCtrl && event.key.toLowerCase() === 'a' && size.to > size.from)
      return handled(() =>
        active.select({
          anchor: { row: size.to - 1, col: slots.length - 1 },
          head: { row: size.from, col: 0 },
        }),
      );
    if (event.key === '?') return handled(input.onHelp);
    if (event.key === 'Escape' && active.block && isBlock(active.block)) {
      event.stopPropagation();
      return handled(() => active.select(null));
    }
    if (isInside) return;
    if (event.key === ' ' && chosen && place.row >= size.from && place.row < size.to) {
      const row = view.selection.rowAt(view.server ? place.row - size.from : place.row);
      const block =
        event.shiftKey && active.block ? edgesOf(active.block) : { top: place.row, bottom: place.row };
      return handled(
        () => row && chosen.set({ from: block.top, to: block.bottom }, !chosen.has(row, place.row)),
      );
    }
    if (event.key === 'Enter' || event.key === 'F2') return handled(() => enterCell(cell));
  };

  const handleFocus = (event: FocusEvent<HTMLTableElement>) => {
    // After a failure the next cell asks again.
    loadCopying().catch(() => undefined);
    const to = placeOf(event.target);
    if (to && (to.row !== place.row || to.col !== place.col)) active.go(to);
  };

  const handlePointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const to = placeOf(event.target);
    if (!to || to.row < size.from || to.row >= size.to || event.button !== 0) return;
    if (event.target !== cellAt(event.target) && widgetOf(event.target)) return;
    active.go(to, event.shiftKey);
    if (event.shiftKey) event.preventDefault();
  };

  const handlePointerOver = (event: PointerEvent<HTMLTableElement>) => {
    if (event.buttons !== 1 || !active.block) return;
    const to = placeOf(event.target);
    if (!to || to.row < size.from || to.row >= size.to) return;
    if (to.row === place.row && to.col === place.col) return;
    document.getSelection()?.removeAllRanges();
    active.go(to, true);
  };

  const handleCopy = (event: ClipboardEvent<HTMLTableElement>) => {
    const isText = document.getSelection()?.isCollapsed === false && !(active.block && isBlock(active.block));
    if (!active.block || isText || !copying) return;
    event.preventDefault();
    const copied = copying.copiedBlock(view, slots, edgesOf(active.block));
    if (!copied) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
  };

  /** A table inside an opened row handles its own keys, which bubble up to here. */
  const own =
    <Event extends SyntheticEvent<HTMLTableElement>>(handler: (event: Event) => void) =>
    (event: Event) => {
      if (event.target instanceof Element && event.target.closest('table') === event.currentTarget)
        handler(event);
    };
  return {
    onKeyDown: own(handleKeyDown),
    onFocus: own(handleFocus),
    onPointerDown: own(handlePointerDown),
    onPointerOver: own(handlePointerOver),
    onCopy: own(handleCopy),
    onClick: edges.areCards ? pressCard : undefined,
  };
}
