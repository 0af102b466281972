import { flushSync } from 'react-dom';
import { type Edges, edgeHeight, headHeight } from './sizes.tsx';
import type { Place } from './gridKeys.ts';

const cellSelector = 'th, td';
const widgetSelector = 'button, a[href], input, select, textarea, [tabindex]:not(td):not(th)';

/** The cell that holds an element. */
export const cellAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>(cellSelector) : null;

/** The position of an element; `null` inside an opened detail. The totals count as the row after the last of the page. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = cellAt(target);
  const line = cell?.closest('tr');
  const row = line?.dataset.row;
  if (!cell || row === undefined) return null;
  return { row: Number(row), col: columnOf(cell) };
}

/** The first control in a cell, or around an element; with a name, the header's button of that act. */
export function widgetOf(element: EventTarget, place?: Place, act?: string): HTMLElement | null {
  if (!(element instanceof Element)) return null;
  if (!place) return element.closest<HTMLElement>(widgetSelector);
  return (
    cellOf(lineOf(element, place.row), place.col)?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? null
  );
}

const lineOf = (table: Element, row: number): HTMLTableRowElement | null =>
  table.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`);

/** The column of a cell, counted from 0; hidden columns are drawn as one empty cell. */
const columnOf = (cell: HTMLTableCellElement): number => Number(cell.ariaColIndex ?? cell.cellIndex + 1) - 1;

const cellOf = (line: HTMLTableRowElement | null, col: number): HTMLTableCellElement | undefined =>
  line ? [...line.cells].find((cell) => columnOf(cell) === col && !cell.ariaHidden) : undefined;

/** The nearest drawn cell of a card, in the direction of the focus. */
const nearestCell = (line: HTMLTableRowElement | null, col: number): HTMLTableCellElement | undefined => {
  if (!line) return undefined;
  const cells = [...line.cells].filter(({ ariaHidden }) => !ariaHidden);
  const from = cellAt(document.activeElement);
  const isForward = from !== null && columnOf(from) < col;
  const after = cells.find((cell) => columnOf(cell) > col);
  const before = cells.findLast((cell) => columnOf(cell) < col);
  return isForward ? (after ?? before) : (before ?? after);
};

/** The drawn cell at a position. */
export const cellAtPlace = (table: Element, { row, col }: Place): HTMLTableCellElement | undefined =>
  cellOf(lineOf(table, row), col);

interface Sight {
  readonly scroller: HTMLElement | null;
  readonly rowHeight: number;
  readonly pageStart: number;
  readonly edges: Edges;
}

/** Focuses a cell and scrolls it into view; a hidden row is drawn first. */
export function focusCell(table: HTMLElement, place: Place, { scroller, edges }: Sight): void {
  // React applies the handler's changes first, because the row with the focus is always in the document.
  flushSync(() => undefined);
  const line = lineOf(table, place.row);
  const cell = cellOf(line, place.col) ?? nearestCell(line, place.col);
  if (!line || !cell || !scroller) return;
  cell.focus({ preventScroll: true });
  if (line.parentElement?.tagName === 'TBODY') {
    const { top, height } = line.getBoundingClientRect();
    const edge = scroller.getBoundingClientRect().top + scroller.clientTop;
    const first = edge + headHeight(edges);
    const last = edge + scroller.clientHeight - (edgeHeight(edges) - headHeight(edges));
    if (top < first) scroller.scrollTop -= first - top;
    else if (top + height > last) scroller.scrollTop += top + height - last;
  }
  showCell(cell, scroller);
}

/** True for a cell that sticks at a side of the table, and so is always in sight. */
const isStuck = ({ dataset }: HTMLElement): boolean =>
  dataset.pin !== undefined || dataset.acts !== undefined;

/** Focuses a control of a cell. In a sticking cell nothing scrolls, because it is in sight already. */
const focusWidget = (widget: HTMLElement | undefined, cell: HTMLElement): void =>
  widget?.focus({ preventScroll: isStuck(cell) });

/** Scrolls a cell into sight in the table and in the page. A sticking cell does not scroll sideways. */
export function showCell(cell: HTMLElement, scroller: HTMLElement): void {
  const { scrollLeft } = scroller;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (isStuck(cell) && scroller.scrollLeft !== scrollLeft) scroller.scrollLeft = scrollLeft;
}

const widgetsIn = (cell: HTMLElement): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(widgetSelector)].filter(
    (widget) => widget.checkVisibility() && !widget.matches(':disabled'),
  );

const operatedAtOnce = 'input, [data-opens], [aria-expanded]:not([aria-haspopup])';

/** Moves the focus into the cell's content. A lone check box, arrow or value that opens is pressed at once. */
export function enterCell(cell: HTMLElement): void {
  const [widget, second] = widgetsIn(cell);
  const isLone = second === undefined;
  if (isLone && widget?.matches(operatedAtOnce)) widget.click();
  else focusWidget(widget, cell);
}

/** Moves the focus to the next control of a cell. False at the edge, and when there is only one. */
export function moveInCell(cell: HTMLElement, from: EventTarget | null, step: 1 | -1): boolean {
  const widgets = widgetsIn(cell);
  const at = widgets.findIndex((widget) => widget === from);
  const next = at === -1 ? undefined : widgets[at + step];
  focusWidget(next, cell);
  return next !== undefined;
}

/** Lets Tab leave the table. Inside it, the arrow keys move. */
export function leaveGrid(table: HTMLElement, isBackwards: boolean): void {
  const edge = isBackwards ? table.previousElementSibling : table.nextElementSibling;
  if (edge instanceof HTMLElement && edge.dataset.edge) edge.focus({ preventScroll: true });
}
