import type { Column } from '../columns.ts';
import { csvHead, csvLines } from './csvWriter.ts';
import { packSlice } from './pack.ts';
import { planOf } from './planOf.ts';
import { sliceRows } from './sliceRows.ts';

/**
 * The file in the form Brazilian spreadsheets open: UTF-8 with BOM, ';', CRLF; one line of labels, no totals. At once and
 * on this thread: for many rows use `exportFile`.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const { columns: fileColumns } = planOf({ kind: 'csv', rows, columns, sheetName: '' });
  const size = sliceRows(columns.length);
  let file = csvHead(fileColumns);
  for (let from = 0; from < rows.length; from += size)
    file += csvLines(packSlice(rows.slice(from, from + size), columns), fileColumns);
  return file;
}
