const cellsOfSlice = 40_000;

/** Rows packed at once: few enough to take only milliseconds, enough to make a slice worthwhile. */
export const sliceRows = (columnCount: number): number =>
  Math.max(50, Math.min(2_000, Math.floor(cellsOfSlice / Math.max(1, columnCount))));
