/** Rows of one height, some followed by an opened detail of its own height. */
export interface Heights {
  readonly count: number;
  readonly rowHeight: number;
  /** Heights of the opened details by the position of their row, ascending. */
  readonly details: readonly (readonly [position: number, height: number])[];
}

/** The rows to draw, and the empty px before and after them. */
export interface Stretch {
  readonly from: number;
  /** The first row after the drawn ones. */
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** The scroll offset in px in both directions, and the height in px between header and totals. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

/** Rows drawn beyond each edge, so that fast scrolling shows no gaps. */
const spare = 6;

/** Px from the start of the first row to the start of a row. */
export function offsetOf({ rowHeight, details }: Heights, position: number): number {
  let offset = position * rowHeight;
  for (const [at, height] of details) {
    if (at >= position) break;
    offset += height;
  }
  return offset;
}

export const totalHeight = (heights: Heights): number => offsetOf(heights, heights.count);

/** The row at that many px; the last one past the end. */
export function positionAt({ count, rowHeight, details }: Heights, px: number): number {
  let rest = px;
  for (const [at, height] of details) {
    const start = (at + 1) * rowHeight;
    if (rest < start) break;
    if (rest < start + height) return at;
    rest -= height;
  }
  return Math.max(0, Math.min(count - 1, Math.floor(rest / rowHeight)));
}

/**
 * Px of rows for one px of the scroll bar: 1, or more when all rows together are taller than an element can be
 * (`most` px).
 */
export function scaleOf(heights: Heights, viewHeight: number, most: number): number {
  const total = totalHeight(heights);
  return total <= most ? 1 : (total - viewHeight) / (most - viewHeight);
}

/** The rows to draw at that position of the scroll bar. */
export function stretchAt(heights: Heights, { top, height }: Viewport, most: number): Stretch {
  if (heights.count === 0) return { from: 0, to: 0, before: 0, after: 0 };
  const total = totalHeight(heights);
  const scale = scaleOf(heights, height, most);
  const virtualTop = Math.min(Math.max(0, top * scale), Math.max(0, total - height));
  const from = Math.max(0, positionAt(heights, virtualTop) - spare);
  const to = Math.min(heights.count, positionAt(heights, virtualTop + height) + spare + 1);
  const start = offsetOf(heights, from);
  const physical = Math.min(total, most);
  const before = scale === 1 ? start : Math.max(0, top - (virtualTop - start));
  const drawn = offsetOf(heights, to) - start;
  return { from, to, before, after: Math.max(0, physical - before - drawn) };
}

/** The drawn columns, both included. */
export interface ColumnSight {
  readonly from: number;
  readonly to: number;
}

/** Px drawn beyond each side. */
const spareSide = 160;

/** The visible columns, given the width of each in px. */
export function columnsAt(widths: readonly number[], { left, width }: Viewport): ColumnSight {
  let edge = 0;
  let from = 0;
  let to = widths.length - 1;
  widths.forEach((own, col) => {
    if (edge + own < left - spareSide) from = col + 1;
    if (edge > left + width + spareSide) to = Math.min(to, col - 1);
    edge += own;
  });
  return { from: Math.min(from, widths.length - 1), to };
}

/** The content of the body from top to bottom: rows, and gaps in px for hidden rows. */
export type Part =
  | { readonly kind: 'row'; readonly position: number }
  | { readonly kind: 'gap'; readonly name: string; readonly height: number };

/** The visible rows between their gaps, and the `kept` row wherever it is (-1 for none): it has the focus, so it stays in the document. */
export function partsOf(heights: Heights, stretch: Stretch, kept: number): readonly Part[] {
  const { from, to, before, after } = stretch;
  const { rowHeight, count, details } = heights;
  const own = rowHeight + (details.find(([at]) => at === kept)?.[1] ?? 0);
  const parts: Part[] = [];
  const gap = (name: string, height: number) => {
    if (height > 0) parts.push({ kind: 'gap', name, height });
  };
  if (kept >= 0 && kept < from) {
    const above = Math.min(offsetOf(heights, kept), before - own);
    gap('above', above);
    parts.push({ kind: 'row', position: kept });
    gap('between', before - above - own);
  } else gap('above', before);
  for (let position = from; position < to; position++) parts.push({ kind: 'row', position });
  if (kept >= to && kept < count) {
    const below = Math.min(offsetOf(heights, kept) - offsetOf(heights, to), after - own);
    gap('beneath', below);
    parts.push({ kind: 'row', position: kept });
    gap('below', after - below - own);
  } else gap('below', after);
  return parts;
}
