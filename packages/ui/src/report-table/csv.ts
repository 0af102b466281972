import Papa from 'papaparse';
import type { CellValue, Column, Format } from './columns.ts';
import { formatValue } from './format.ts';

const byteOrderMark = '\uFEFF';
const formulaStarts = '=+-@\t\r\n\0＝＋－＠';
const brazilianNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;

/** Keeps a spreadsheet from running a text as a formula: a leading apostrophe, unless the text is just a number. */
export const guardFormula = (text: string): string =>
  text !== '' && formulaStarts.includes(text.charAt(0)) && !brazilianNumber.test(text) ? `'${text}` : text;

function csvNumber(value: number, format: Format): string {
  if (!Number.isFinite(value)) return '';
  const plain = format === 'money' ? (value / 100).toFixed(2) : String(Number(value.toFixed(10)));
  return plain.replace('.', ',');
}

/** One cell of the file: bare numbers with decimal comma, dates DD/MM/AAAA, everything else as on screen. */
export const csvCell = (value: CellValue, format: Format): string =>
  typeof value === 'number' ? csvNumber(value, format) : guardFormula(formatValue(value, format));

/** The file in the form Brazilian spreadsheets open: UTF-8 with BOM, ';', CRLF; one line of labels, no totals. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const labels = columns.map(({ header }) => guardFormula(header));
  const lines = rows.map((row) => columns.map(({ value, format }) => csvCell(value(row), format)));
  return byteOrderMark + Papa.unparse([labels, ...lines], { delimiter: ';', newline: '\r\n' });
}
