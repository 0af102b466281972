/** Time that an act must have stood in its place, in milliseconds: the longest double press. */
export const restMs = 500;

/** Present time by the clock of events, also when a test replaces the other clocks. */
export const eventNow = (): number => new Event('now').timeStamp;

/** A place in the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Other rows came to the places of a table. */
interface Change {
  /** By the clock of events. */
  readonly at: number;
  /** The rows before, by their place on the page. */
  readonly before: ReadonlyMap<number, unknown>;
  readonly pointer: Point | null;
  readonly focus: Element | null;
}

interface Places {
  readonly pageStart: number;
  /** The row at a place of the page, counted from 0. */
  readonly rowAt: (place: number) => unknown;
  readonly changes: readonly Change[];
}

/** By the element around the table. */
const tables = new WeakMap<Element, Places>();

/** Two answers in quick succession both count. */
const keptChanges = 3;

let pointer: Point | null = null;

/** Where the pointer is now. */
export const notePointer = ({ clientX, clientY }: MouseEvent): void => {
  pointer = { x: clientX, y: clientY };
};

const linesOf = (scroller: Element): HTMLElement[] => [
  ...scroller.querySelectorAll<HTMLElement>(':scope > table > tbody > tr[data-row]'),
];

/** Remembers which row is where now, and which was there before. */
export function noteRows(scroller: Element, pageStart: number, rowAt: Places['rowAt']): void {
  const old = tables.get(scroller);
  const places = linesOf(scroller).map(({ dataset }) => Number(dataset.row) - pageStart);
  const change: Change | undefined = old && {
    at: eventNow(),
    before: new Map(places.map((place) => [place, old.rowAt(place)])),
    pointer,
    focus: document.activeElement,
  };
  const changes = [...(old?.changes ?? []), ...(change ? [change] : [])].slice(-keptChanges);
  tables.set(scroller, { pageStart, rowAt, changes });
}

const isSame = (before: unknown, now: unknown): boolean =>
  before === now || JSON.stringify(before) === JSON.stringify(now);

/** The row of a table around an act. */
export const lineOf = (act: Element): HTMLElement | null => act.closest<HTMLElement>('tr[data-row]');

/** Another row stood there a moment before the press, when pointer or focus was there already. */
export function hasMoved(act: Element, at: number, by: 'pointer' | 'focus'): boolean {
  const line = lineOf(act);
  const table = line && tables.get(line.closest('table')?.parentElement ?? line);
  if (!line || !table) return false;
  const place = Number(line.dataset.row) - table.pageStart;
  const wasThere = (change: Change) =>
    by === 'focus'
      ? line.contains(change.focus)
      : change.pointer !== null && isIn(line.getBoundingClientRect(), change.pointer);
  return table.changes.some((change) => {
    const before = change.before.get(place);
    const isRecent = at - change.at < restMs && wasThere(change);
    return isRecent && before !== undefined && !isSame(before, table.rowAt(place));
  });
}
