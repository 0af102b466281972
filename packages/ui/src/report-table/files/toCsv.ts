import type { Column } from '../columns.ts';
import { createCsv } from './csvWriter.ts';

/**
 * The text of the file in the form Brazilian spreadsheets open: UTF-8 with BOM, ';', CRLF; one line of labels, no totals. At
 * once: for many rows use `exportFile`.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  const csv = createCsv(columns, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  csv.write(rows, 0, rows.length);
  csv.end();
  return text;
}
