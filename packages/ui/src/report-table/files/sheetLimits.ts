import { formatInteger } from '../../format/format.ts';
import { FileError } from './FileError.ts';

/** Rows of a spreadsheet (Excel 2007 and later), the header among them. */
export const sheetRows = 1_048_576;
/** Columns of a spreadsheet, A to XFD. */
export const sheetColumns = 16_384;
/** Characters (UTF-16 units) of one cell. */
export const cellCharacters = 32_767;

const sheetNameCharacters = 31;
const forbiddenInName = /[[\]:*?/\\\p{Cc}]/gu;

/** A name that Excel accepts for a sheet: at most 31 characters, none of []:*?/\, no apostrophe at an end; never empty. */
export function cleanSheetName(name: string): string {
  const trimmed = (text: string): string => text.replaceAll(/^['\s]+|['\s]+$/g, '');
  const cut = trimmed(name.toWellFormed().replaceAll(forbiddenInName, ' ').replaceAll(/\s+/g, ' ')).slice(
    0,
    sheetNameCharacters,
  );
  // Cutting may split a surrogate pair; Excel reserves the name 'History'.
  const clean = trimmed(cut.isWellFormed() ? cut : cut.slice(0, -1));
  return clean === '' || /^history$/i.test(clean) ? 'Planilha' : clean;
}

/** A text cut to the length of a cell, with '…' at the cut. */
export function fitCell(text: string): string {
  if (text.length <= cellCharacters) return text;
  const cut = text.slice(0, cellCharacters - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/**
 * Throws a `FileError` when the table does not fit on one sheet. The header takes a row, and the totals two: one is blank, so
 * that the sheet's filter leaves the totals visible.
 */
export function checkSheetSize(rowCount: number, columnCount: number, hasTotals: boolean): void {
  const most = sheetRows - 1 - (hasTotals ? 2 : 0);
  if (rowCount > most)
    throw new FileError(
      `A planilha do Excel comporta até ${formatInteger(most)} linhas e o relatório tem ${formatInteger(rowCount)}. ` +
        'Filtre o relatório ou exporte em CSV.',
    );
  if (columnCount > sheetColumns)
    throw new FileError(
      `A planilha do Excel comporta até ${formatInteger(sheetColumns)} colunas e o relatório tem ` +
        `${formatInteger(columnCount)}. Oculte colunas ou exporte em CSV.`,
    );
}
