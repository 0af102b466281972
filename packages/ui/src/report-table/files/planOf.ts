import { formatInteger } from '../../format/format.ts';
import type { Column } from '../columns.ts';
import type { FileColumn, FilePlan } from './file.types.ts';
import { formatValue } from '../formatValue.ts';
import { FileError } from './fileParts.ts';

/** Rows of a spreadsheet (Excel 2007 and later), the header among them. */
const sheetRows = 1_048_576;
/** Columns of a spreadsheet, A to XFD. */
const sheetColumns = 16_384;

const sheetNameCharacters = 31;
const forbiddenInName = /[[\]:*?/\\\p{Cc}]/gu;

/** A sheet name that Excel accepts: 1 to 31 characters, none of []:*?/\, no apostrophe at an end. */
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

/**
 * Throws a `FileError` when the table does not fit on one sheet. The header takes one row. Totals take two, because a
 * blank one keeps them outside the sheet's filter.
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

/** A table to be written into a file. */
export interface FileSource<Row> {
  /** The rows on screen after its filters, of all pages, in their order. */
  readonly rows: readonly Row[];
  /** The visible columns. */
  readonly columns: readonly Column<Row>[];
  /** Title of the report, which becomes the sheet's name. Never personal data. */
  readonly sheetName: string;
}

const sampled = 200;
const leastWidth = 8;
const mostWidth = 60;

/** Width in characters: the header with room for the filter's arrow, or the widest text of a sample of rows. */
function widthOf<Row>(rows: readonly Row[], { header, value, format }: Column<Row>): number {
  const step = Math.max(1, Math.ceil(rows.length / sampled));
  let widest = Math.max(leastWidth, header.length + 3);
  for (let index = 0; index < rows.length; index += step)
    for (const row of rows.slice(index, index + 1))
      widest = Math.max(widest, formatValue(value(row), format).length + 1);
  return Math.min(mostWidth, widest);
}

/** The total of a column. A rate is a formula when the file has the columns of its sums, else the text on screen. */
function totalOf<Row>(
  { rows, columns }: FileSource<Row>,
  { footer, ratio }: Column<Row>,
): FileColumn['total'] {
  if (footer === undefined) return { kind: 'none' };
  if (ratio) {
    const placesOf = (ids: readonly string[]) => ids.map((id) => columns.findIndex((one) => one.id === id));
    const [plus, minus, [per = -1]] = [
      placesOf(ratio.plus),
      placesOf(ratio.minus ?? []),
      placesOf([ratio.per]),
    ];
    if (![...plus, ...minus, per].includes(-1)) return { kind: 'ratio', plus, minus, per };
  }
  return typeof footer === 'function' ? { kind: 'text', text: footer(rows) } : { kind: footer };
}

/** Prepares a spreadsheet. Throws a `FileError` before any work when it cannot hold the table. */
export function planOf<Row>(source: FileSource<Row>): FilePlan {
  const { rows, columns, sheetName } = source;
  checkSheetSize(
    rows.length,
    columns.length,
    columns.some(({ footer }) => footer !== undefined),
  );
  return {
    rowCount: rows.length,
    sheetName: cleanSheetName(sheetName),
    madeAt: `${new Date(Date.now()).toISOString().slice(0, 19)}Z`,
    columns: columns.map((column) => ({
      header: column.header,
      format: column.format,
      align: column.align,
      width: widthOf(rows, column),
      total: totalOf(source, column),
    })),
  };
}
