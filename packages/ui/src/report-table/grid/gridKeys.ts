/** A position in the grid: row -1 is the header, row `rowCount` the totals; columns count over all drawn ones. */
export interface Place {
  readonly row: number;
  readonly col: number;
}

/** The grid in which the keys move. */
export interface GridSize {
  /** First row of the page, and the row after its last. */
  readonly from: number;
  readonly to: number;
  readonly colCount: number;
  /** Number of visible rows: the step of PageUp and PageDown. */
  readonly pageStep: number;
  readonly hasTotals: boolean;
}

/** A pressed key; the Mac's command key counts as control. */
export interface Key {
  readonly key: string;
  readonly isCtrl: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

const rowsOf = ({ from, to, hasTotals }: GridSize): number[] => [
  -1,
  ...(to > from ? [from, to - 1] : []),
  ...(hasTotals && to > from ? [to] : []),
];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The row one or more steps away; the header is above the first row, the totals below the last. */
function rowAfter(row: number, step: number, { from, to, hasTotals }: GridSize): number {
  if (to === from) return -1;
  const last = hasTotals ? to : to - 1;
  if (row === -1) return step > 0 ? Math.min(to - 1, from + step - 1) : -1;
  const next = row + step;
  if (next < from) return step === -1 || row === from ? -1 : from;
  return next >= to && step > 1 && row < to - 1 ? to - 1 : Math.min(next, last);
}

/** The position that a key of the ARIA grid pattern leads to; `null` for other keys. */
export function moved({ row, col }: Place, { key, isCtrl, isAlt }: Key, size: GridSize): Place | null {
  if (isAlt) return null;
  const lastCol = size.colCount - 1;
  const rows = rowsOf(size);
  switch (key) {
    case 'ArrowLeft':
      return { row, col: isCtrl ? 0 : clamp(col - 1, 0, lastCol) };
    case 'ArrowRight':
      return { row, col: isCtrl ? lastCol : clamp(col + 1, 0, lastCol) };
    case 'ArrowUp':
      return { row: isCtrl ? Math.min(row, size.from) : rowAfter(row, -1, size), col };
    case 'ArrowDown':
      return { row: isCtrl ? Math.max(row, size.to - 1) : rowAfter(row, 1, size), col };
    case 'PageUp':
      return { row: rowAfter(row, -size.pageStep, size), col };
    case 'PageDown':
      return { row: rowAfter(row, size.pageStep, size), col };
    case 'Home':
      return isCtrl ? { row: rows[1] ?? -1, col: 0 } : { row, col: 0 };
    case 'End':
      return isCtrl ? { row: Math.max(-1, size.to - 1), col: lastCol } : { row, col: lastCol };
    default:
      return null;
  }
}

/**
 * Number of pages to turn for a key: where all rows of a page are in sight, or at its edge, nothing is left to
 * scroll.
 */
export function turned({ row }: Place, { key, isCtrl, isShift, isAlt }: Key, size: GridSize): -1 | 0 | 1 {
  if (isCtrl || isShift || isAlt || row >= size.to) return 0;
  const isAllInSight = size.to - size.from <= size.pageStep + 1;
  if (key === 'PageDown' && (isAllInSight || row === size.to - 1)) return 1;
  if (key === 'PageUp' && (isAllInSight || row === size.from)) return -1;
  return 0;
}

/** A block of cells: its first position and the position that it extends to. */
export interface Block {
  readonly anchor: Place;
  readonly head: Place;
}

/** The same block by its edges, all included. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const edgesOf = ({ anchor, head }: Block): Edges => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.col, head.col),
  right: Math.max(anchor.col, head.col),
});

/** True for a block of more than one cell. */
export const isBlock = ({ anchor, head }: Block): boolean =>
  anchor.row !== head.row || anchor.col !== head.col;
