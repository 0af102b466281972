import type { CellValue, Format } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { centsText, decimalText } from './decimal.ts';

const formulaStarts = '=+-@\t\r\n\0＝＋－＠';
const brazilianNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
const quoted = /^ | $|[";\r\n\uFEFF]/;

/** Keeps a spreadsheet from running a text as a formula: puts an apostrophe before it, unless the text is just a number (REL-9). */
export const guardFormula = (text: string): string =>
  text !== '' && formulaStarts.includes(text.charAt(0)) && !brazilianNumber.test(text) ? `'${text}` : text;

/** A number as Portuguese spreadsheets read it: no thousands points, decimal comma, money in reais; '' for anything else. */
export function csvNumber(value: number, format: Format): string {
  if (!Number.isFinite(value)) return '';
  return format === 'money' ? centsText(value, ',') : decimalText(value);
}

/** One cell of the file: bare numbers with decimal comma, dates DD/MM/AAAA, everything else as on screen. */
export const csvCell = (value: CellValue, format: Format): string =>
  typeof value === 'number' ? csvNumber(value, format) : guardFormula(formatValue(value, format));

/** Puts quotes around a cell that holds the delimiter ';', a quote, a line break, or a blank at an end. */
export const quoteCell = (text: string): string =>
  quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
