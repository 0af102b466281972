const cellsOfSlice = 40_000;

/** Rows packed in one go: few enough that the page stays quick (a few milliseconds), many enough that a slice pays. */
export const sliceRows = (columnCount: number): number =>
  Math.max(50, Math.min(2_000, Math.floor(cellsOfSlice / Math.max(1, columnCount))));
