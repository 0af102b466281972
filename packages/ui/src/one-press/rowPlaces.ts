/** Time that an act must have been in its place, in ms: the longest double press. */
export const restMs = 500;

/** Present time by the clock of events, which a test with other clocks does not replace. */
export const eventNow = (): number => new Event('now').timeStamp;

/** A place in the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Change of the rows at the places of a table. */
interface Change {
  /** Time by the clock of events, in ms. */
  readonly at: number;
  /** The earlier rows, by their place on the page. */
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

/** The rows of each table, by the element around it. */
const tables = new WeakMap<Element, Places>();

/** Number of changes to keep, because two quick answers in succession both count. */
const keptChanges = 3;

let pointer: Point | null = null;

/** Records the position of the pointer. */
export const notePointer = ({ clientX, clientY }: MouseEvent): void => {
  pointer = { x: clientX, y: clientY };
};

const linesOf = (scroller: Element): HTMLElement[] => [
  ...scroller.querySelectorAll<HTMLElement>(':scope > table > tbody > tr[data-row]'),
];

/** Records the present and the earlier row at each place. */
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

/** True when another row was there a moment before the press, and pointer or focus was already there. */
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
