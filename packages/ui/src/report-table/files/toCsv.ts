import type { Column } from '../columns.ts';
import { createCsv } from './csvWriter.ts';

/**
 * The text of the CSV as Brazilian spreadsheets open it: UTF-8 with BOM, ';', CRLF; one header line, no totals. Synchronous: for
 * many rows use `exportFile`.
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
