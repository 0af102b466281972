import type { FilePlan } from '../file.types.ts';
import { sheetRefs } from './sheetRefs.ts';
import { xmlText } from './xmlText.ts';

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
