import type { Column } from './columns.ts';

/** Arrangement of the columns; every field names columns by id. */
export interface Layout {
  /** All columns in their order; unknown ids are ignored, and a missing one follows its neighbour in the table. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pinned at the start, in this order. */
  readonly pinned: readonly string[];
  /** Widths in px that a person chose. */
  readonly widths: Readonly<Record<string, number>>;
}

interface Named {
  readonly id: string;
}

/** The layout before anybody changes it: all columns, the first one pinned. */
export const plainLayout = (columns: readonly Named[]): Layout => ({
  order: columns.map(({ id }) => id),
  hidden: [],
  pinned: columns.slice(0, 1).map(({ id }) => id),
  widths: {},
});

/** All columns, also hidden ones: pinned first, then the others in order. */
export function orderedColumns<One extends Named>(columns: readonly One[], layout: Layout): One[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = [...new Set([...layout.pinned, ...layout.order])].filter((id) => byId.has(id));
  const pinnedCount = ids.filter((id) => layout.pinned.includes(id)).length;
  columns.forEach(({ id }, index) => {
    if (ids.includes(id)) return;
    const before = columns[index - 1]?.id ?? '';
    ids.splice(Math.max(pinnedCount, ids.indexOf(before) + 1), 0, id);
  });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The columns on screen and how many of them are pinned. */
export function arrange<Row>(columns: readonly Column<Row>[], layout: Layout) {
  const visibleColumns = orderedColumns(columns, layout).filter(({ id }) => !layout.hidden.includes(id));
  const pinnedCount = visibleColumns.filter(({ id }) => layout.pinned.includes(id)).length;
  return { visibleColumns, pinnedCount };
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function withVisible(
  layout: Layout,
  columns: readonly Named[],
  id: string,
  isVisible: boolean,
): Layout {
  const hidden = isVisible ? layout.hidden.filter((other) => other !== id) : [...layout.hidden, id];
  return columns.every((column) => hidden.includes(column.id)) ? layout : { ...layout, hidden };
}

/** Pins a column after the pinned ones, or unpins it. */
export const withPinned = (layout: Layout, id: string, isPinned: boolean): Layout => {
  const others = layout.pinned.filter((other) => other !== id);
  return { ...layout, pinned: isPinned ? [...others, id] : others };
};

/** Moves a column to the place of another; it becomes pinned, or not, like its new neighbour. */
export function withMoved(layout: Layout, columns: readonly Named[], id: string, target: string): Layout {
  const ids = orderedColumns(columns, layout).map((column) => column.id);
  const to = ids.indexOf(target);
  if (id === target || to === -1 || !ids.includes(id)) return layout;
  const order = ids.filter((other) => other !== id);
  order.splice(to, 0, id);
  const isPinned = layout.pinned.includes(target);
  const pinnedIds = new Set(
    isPinned ? [...layout.pinned, id] : layout.pinned.filter((other) => other !== id),
  );
  return { ...layout, order, pinned: order.filter((other) => pinnedIds.has(other)) };
}

/** The column that `id` swaps places with when moved one step; `null` at the edge. */
export function neighbour(visible: readonly Named[], id: string, step: 1 | -1): string | null {
  const at = visible.findIndex((column) => column.id === id);
  return (at === -1 ? undefined : visible[at + step])?.id ?? null;
}

const leastWidth = 48;
const mostWidth = 900;

/** A width that a person chose, in px, kept within limits; `null` restores the measured one. */
export function withWidth(layout: Layout, id: string, width: number | null): Layout {
  const { [id]: _old, ...widths } = layout.widths;
  if (width === null) return { ...layout, widths };
  const kept = Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));
  return { ...layout, widths: { ...widths, [id]: kept } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a stored layout and ignores everything that does not fit today's columns. */
export function readLayout(kept: unknown, columns: readonly Named[]): Layout {
  const plain = plainLayout(columns);
  if (!isRecord(kept)) return plain;
  const known = (value: unknown): string[] =>
    Array.isArray(value) ? [...new Set(value)].filter((id) => plain.order.includes(id)) : [];
  const hidden = known(kept.hidden);
  const order = known(kept.order);
  const widths = isRecord(kept.widths)
    ? Object.fromEntries(
        Object.entries(kept.widths).filter(
          (entry): entry is [string, number] =>
            plain.order.includes(entry[0]) &&
            typeof entry[1] === 'number' &&
            entry[1] >= leastWidth &&
            entry[1] <= mostWidth,
        ),
      )
    : {};
  return {
    order: orderedColumns(columns, { ...plain, pinned: [], order }).map(({ id }) => id),
    hidden: hidden.length < columns.length ? hidden : [],
    pinned: Array.isArray(kept.pinned) ? known(kept.pinned) : plain.pinned,
    widths,
  };
}
