import type { FilePlan } from './file.types.ts';
import { xmlText } from './xmlText.ts';

/** The letters of a column counted from 0: A … Z, AA … XFD. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The positions on the sheet; rows count from 1 and the header is row 1. */
interface SheetRefs {
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

/** Longest name that a column of a table may have. */
const longestName = 255;
// A line break in a name has an escape of its own in this part alone, and blanks around it are lost.
const isNameable = (header: string): boolean =>
  header !== '' &&
  header.length <= longestName &&
  header.trim() === header &&
  !/\s/.test(header.replaceAll(' ', ''));

/** The rows can be a table of the sheet, whose heads a screen reader says: there are some, and no two columns have one name. */
export function isTable({ columns, rowCount }: FilePlan): boolean {
  const names = columns.map(({ header }) => header);
  return (
    rowCount > 0 &&
    names.every(isNameable) &&
    new Set(names.map((name) => name.toLocaleLowerCase('pt-BR'))).size === names.length
  );
}

/** Head and rows, without the totals. */
export const filledRange = (plan: FilePlan): string => {
  const { lastLetters, lastRow } = sheetRefs(plan);
  return `A1:${lastLetters}${lastRow}`;
};

/** The table of the rows, without a look of its own. */
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
