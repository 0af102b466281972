import type { FilePlan } from './file.types.ts';
import { xmlText } from './xmlText.ts';

/** The letters of a column by its index from 0: A … Z, AA … XFD. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The positions on the sheet; rows count from 1 and the header is row 1. */
interface SheetRefs {
  readonly lastLetters: string;
  /** The last row of values; 1 without values. */
  readonly lastRow: number;
  /** The row of totals, after a blank one that keeps it outside the sheet's filter; undefined without totals. */
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

/** Longest name that a column of a table may have. */
const longestName = 255;
// In this part only, a line break in a name has an escape of its own, and outer blanks are lost.
const isNameable = (header: string): boolean =>
  header !== '' &&
  header.length <= longestName &&
  header.trim() === header &&
  !/\s/.test(header.replaceAll(' ', ''));

/**
 * True when the rows can be a table of the sheet, whose headers a screen reader says. It needs rows, and distinct
 * column names.
 */
export function isTable({ columns, rowCount }: FilePlan): boolean {
  const names = columns.map(({ header }) => header);
  return (
    rowCount > 0 &&
    names.every(isNameable) &&
    new Set(names.map((name) => name.toLocaleLowerCase('pt-BR'))).size === names.length
  );
}

/** Range of the header and the rows, without the totals. */
export const filledRange = (plan: FilePlan): string => {
  const { lastLetters, lastRow } = sheetRefs(plan);
  return `A1:${lastLetters}${lastRow}`;
};

/** XML of the table around the rows, without a style of its own. */
export function tableXml(plan: FilePlan): string {
  const range = filledRange(plan);
  const columns = plan.columns.map(
    ({ header }, index) => `<tableColumn id="${index + 1}" name="${xmlText(header)}"/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="1" name="Tabela1" ' +
    `displayName="Tabela1" ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/>` +
    `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns></table>`
  );
}
