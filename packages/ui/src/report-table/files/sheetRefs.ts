import type { FilePlan } from '../file.types.ts';

/** The letters of a column counted from 0: A … Z, AA … XFD. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The positions on the sheet; rows count from 1 and the header is row 1. */
export interface SheetRefs {
  readonly lastLetters: string;
  /** The last row of values; 1 when there is none. */
  readonly lastRow: number;
  /** The row of totals, after a blank one so that the sheet's filter does not include it; undefined without totals. */
  readonly totalRow: number | undefined;
}

/** The positions of the parts of a sheet. */
export function sheetRefs({ columns, rowCount }: FilePlan): SheetRefs {
  const lastRow = rowCount + 1;
  const hasTotals = columns.some(({ total }) => total.kind !== 'none');
  return {
    lastLetters: columnLetters(Math.max(0, columns.length - 1)),
    lastRow,
    totalRow: hasTotals ? lastRow + 2 : undefined,
  };
}
